import { Icon, Link } from '@market/ui'
import { chosenFilters, noFilters } from './chosen-filters.ts'
import * as css from './listing.css.ts'
import type { ListingData } from './listing-data.ts'
import { listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'

/**
 * Chips of the active filters, after those of search words that were understood as conditions. Each chip removes its
 * condition.
 */
export function FilterChips(data: ListingData) {
  const { query, path, listing } = data
  const chips = chosenFilters(data)
  const understood = listing.search?.understood ?? []
  if (chips.length + understood.length === 0) return null
  return (
    <ul className={css.chips}>
      {understood.map(({ text, label, without }) => (
        <li key={`${label} ${text}`}>
          <Link href={listingHref(path, query, without)} className={css.understood} aria-label={texts.remove(label)}>
            {label} <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
      {chips.map((chip) => (
        <li key={chip.name}>
          <Link href={listingHref(path, query, chip.change)} className={css.chip} aria-label={texts.remove(chip.name)}>
            {chip.name} <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Link href={listingHref(path, query, noFilters)} className={css.clear}>
            {texts.clear}
          </Link>
        </li>
      )}
    </ul>
  )
}
