import { pageFailure } from './page-failure.ts'

/** Throws a 404 with a link to the first page if the requested page is beyond the end of the list. */
export function refuseBeyond(
  { pathname, searchParams }: URL,
  { page, limit, count }: { readonly page: number; readonly limit: number; readonly count: number },
): void {
  if (page === 1 || (page - 1) * limit < count) return
  const first = new URLSearchParams(searchParams)
  first.delete('page')
  throw pageFailure(404, 'Listede bu sayfa yok.', first.size > 0 ? `${pathname}?${first}` : pathname)
}
