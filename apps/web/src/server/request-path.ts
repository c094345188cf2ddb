/**
 * The path and query of a request line. Proxies may send the whole address (`GET http://host/path`, RFC 9112 3.2.2);
 * the host in it is not trusted and dropped.
 */
export function requestPath(target: string): string {
  if (target.startsWith('/')) return target
  if (!URL.canParse(target)) return `/${target}`
  const { pathname, search } = new URL(target)
  return `${pathname.startsWith('/') ? '' : '/'}${pathname}${search}`
}
