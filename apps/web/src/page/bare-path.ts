/** An address without its query and the slash at its end: one page has one. */
export function barePath(address: string): string {
  const path = address.split('?', 1)[0] ?? ''
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
