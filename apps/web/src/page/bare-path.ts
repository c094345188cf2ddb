/** The path of an address without query and trailing slash, so that each page has one path. */
export function barePath(address: string): string {
  const path = address.split('?', 1)[0] ?? ''
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
