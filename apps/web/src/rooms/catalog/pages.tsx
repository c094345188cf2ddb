import { Icon, Link } from '@market/ui'
import * as css from './listing.css.ts'
import { type ListingData, listingHref } from './load-listing.ts'
import { catalogTexts } from './texts.ts'

const texts = catalogTexts.listing

/** Paging by real links. */
export function Pages({ query, listing, path }: ListingData) {
  const last = Math.max(1, Math.ceil(listing.resultCount / query.limit))
  if (last === 1) return null
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - query.page) <= 2,
  )
  const href = (page: number) => listingHref(path, query, { page })
  return (
    <nav aria-label={texts.pages} className={css.pages}>
      {query.page > 1 && (
        <Link href={href(query.page - 1)} rel="prev" className={css.step}>
          <Icon name="caret-left" size="sm" /> {texts.previous}
        </Link>
      )}
      {near.map((page, index) => (
        <span key={page} className={css.pageCell}>
          {index > 0 && page - (near[index - 1] ?? page) > 1 && <span aria-hidden>…</span>}
          <Link
            href={href(page)}
            className={page === query.page ? css.currentPage : css.page}
            aria-current={page === query.page ? 'page' : undefined}
          >
            {page}
          </Link>
        </span>
      ))}
      {query.page < last && (
        <Link href={href(query.page + 1)} rel="next" className={css.step}>
          {texts.next} <Icon name="caret-right" size="sm" />
        </Link>
      )}
    </nav>
  )
}
