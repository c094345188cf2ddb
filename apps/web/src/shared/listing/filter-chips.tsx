import { Icon, Link } from '@market/ui'
import { chosenFilters, noFilters } from './chosen-filters.ts'
import * as css from './listing.css.ts'
import { type ListingData, listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'

/** Filters in force, each removed by its chip. */
export function FilterChips(data: ListingData) {
  const { query, path } = data
  const chips = chosenFilters(data)
  if (chips.length === 0) return null
  return (
    <ul className={css.chips}>
      {chips.map((chip) => (
        <li key={chip.name}>
          <Link href={listingHref(path, query, chip.change)} className={css.chip} aria-label={texts.remove(chip.name)}>
            {chip.name} <Icon name="x" size="sm" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={listingHref(path, query, noFilters)} className={css.clear}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  )
}
