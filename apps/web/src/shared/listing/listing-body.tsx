import { searchUrl } from '@market/domain/navigation'
import { lowerTr } from '@market/domain/text'
import { listingKinds, listingQuery } from '@market/domain/catalog'
import { LateInView, LatePart } from '@market/react'
import { Button, Icon, Link, Pagination, StampSheet, VisuallyHidden } from '@market/ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import { AdultGate } from '../product/adult-gate.tsx'
import { skip } from '../link/skip-link.css.ts'
import { ProductCard } from '../product/product-card.tsx'
import { formatCount } from '../product/product-figures.ts'
import { chosenFilters, isFiltered } from './chosen-filters.ts'
import { FacetPanel, type FacetPanelProps } from './facet-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import * as css from './listing.css.ts'
import type { ListingData } from './listing-data.ts'
import { listingHref } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { catalogTexts } from '../product/catalog-texts.ts'

/** Target of the link that skips the filters. */
const sheetId = 'urunler'

interface ListingBodyProps {
  readonly data: ListingData
  /** Address of a category within this listing; null if the listing has no category filter. */
  readonly categoryHref: ((slug: string) => string) | null
  readonly title: string
  readonly note?: string
  /** Shown beside the number of products. */
  readonly aside?: ReactNode
  /** Set if the page has its own heading above: the products take the whole width, and the facets are folded. */
  readonly below?: boolean
  /** Set if the page has a larger picture above the list, which loads first. */
  readonly pictured?: boolean
  /** Search results other than products. */
  readonly found?: ReactNode
}

/** A listing with facets, chips, products and pagination. Every selection has a separate address. */
export function ListingBody({ data, categoryHref, title, note, aside, below, pictured, found }: ListingBodyProps) {
  const { query, listing, path } = data
  const busy = useNavigation().state === 'loading'
  const count = formatCount(listing.resultCount)
  const { leftOut = [] } = listing.search ?? {}
  const { sizes, sorts } = listingKinds[query.kind]
  const Heading = below ? 'h2' : 'h1'
  const facets = { ...data, categoryHref }
  // Without any product, sort order and filters are not shown.
  const empty = listing.resultCount === 0 && !isFiltered(query)
  const wholeWidth = below || empty
  // Choose columns that the page size fills completely.
  const columns = below ? (query.limit % 6 === 0 ? 'products' : 'strip') : 'listing'
  return (
    <div className={wholeWidth ? css.rows : css.layout}>
      {listing.results.length > 0 && (
        <a href={`#${sheetId}`} className={skip}>
          {texts.skipFilters}
        </a>
      )}
      <div className={wholeWidth ? css.head : css.headOfLayout}>
        <div className={empty ? css.wholeRow : undefined}>
          <Heading id="listing-title" className={below ? css.sectionTitle : css.title}>
            {title}
          </Heading>
          {note && <p className={css.count}>{note}</p>}
          <p role="status" className={css.count}>
            {leftOut.length > 0
              ? texts.resultsWithout(leftOut, count)
              : query.q
                ? texts.resultsFor(query.q, count)
                : texts.results(count)}
          </p>
          {aside}
        </div>
        {!empty && (
          <form className={css.choices} action={path}>
            {listingQuery
              .print({ ...query, page: 1 })
              .filter(([name]) => name !== 'sort' && name !== 'limit')
              .map(([name, value]) => (
                <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
              ))}
            <Choice
              label={texts.sort}
              name="sort"
              value={query.sort === 'default' ? (listing.search?.sort ?? query.sort) : query.sort}
              options={sorts.map((sort) => [sort, texts.sorts[sort] ?? sort])}
              hrefOf={(sort) => listingHref(path, query, { sort })}
            />
            <Choice
              label={texts.size}
              name="limit"
              value={String(query.limit)}
              options={sizes.map((size) => [String(size), String(size)])}
              hrefOf={(limit) => listingHref(path, query, { limit: Number(limit) })}
            />
            <noscript>
              <Button type="submit">{texts.apply}</Button>
            </noscript>
          </form>
        )}
      </div>
      {!empty && (
        <aside className={css.side} aria-label={texts.filters}>
          <FilterFold facets={facets} beside={!below} />
        </aside>
      )}
      <section aria-labelledby="listing-title" aria-busy={busy} className={busy ? css.busy : css.content}>
        {listing.correctedQuery && <p className={css.corrected}>{texts.corrected(listing.correctedQuery)}</p>}
        {found}
        <FilterChips query={query} listing={listing} path={path} />
        {listing.results.length === 0 ? (
          <NothingFound data={data} filtered={!empty} />
        ) : (
          <>
            {!below && (
              <VisuallyHidden>
                <h2>{catalogTexts.products}</h2>
              </VisuallyHidden>
            )}
            {listing.results.some(({ adult }) => adult) && <AdultGate />}
            <span id={sheetId} tabIndex={-1} />
            <StampSheet columns={columns} late="rest">
              {listing.results.map((product, index) => (
                <ProductCard key={product.id} product={product} eager={index === 0 && !pictured && !below} />
              ))}
            </StampSheet>
          </>
        )}
        <div className={css.paging}>
          <Pagination
            page={query.page}
            last={Math.ceil(listing.resultCount / query.limit)}
            hrefOf={(page) => listingHref(path, query, { page })}
          />
        </div>
      </section>
    </div>
  )
}

const bringDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer

interface FilterFoldProps {
  readonly facets: FacetPanelProps
  /** On desktops the facets are beside the products, without the button. */
  readonly beside: boolean
}
/**
 * The facets behind a button that opens a drawer; without script it unfolds them in place. They are placed after the
 * fold and not in it, so that one panel serves both widths: CSS cannot show the content of a closed `details`.
 */
function FilterFold({ facets, beside }: FilterFoldProps) {
  const [open, setOpen] = useState(false)
  const fold = useRef<HTMLDetailsElement>(null)
  const count = chosenFilters(facets).length
  const press = (event: MouseEvent) => {
    if (fold.current?.open) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <details ref={fold} className={beside ? css.narrowFold : css.fold}>
        <summary className={css.drawerButton} onClick={press}>
          <Icon name="funnel" />
          {count > 0 ? texts.filtersInForce(count) : texts.filters}
        </summary>
      </details>
      <FacetPanel {...facets} className={beside ? css.besidePanel : css.foldedPanel} />
      {open && (
        <LatePart
          bring={bringDrawer}
          props={{ ...facets, onClosed: () => setOpen(false) }}
          onFailed={() => {
            setOpen(false)
            fold.current?.setAttribute('open', '')
          }}
        />
      )}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly hrefOf: (value: string) => string
}
/** A select that navigates to the address of its value. */
function Choice({ label, name, value, options, hrefOf }: ChoiceProps) {
  const navigate = useNavigate()
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        className={css.select}
        onChange={(event) => void navigate(hrefOf(event.target.value))}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

const bringRescue = async () => (await import('./rescue.tsx')).Rescue

/** Similar words and categories, shown if the search found no product. */
function NothingFound({ data, filtered }: { readonly data: ListingData; readonly filtered: boolean }) {
  const { query, listing, path } = data
  const categories = listing.suggestCategories
  const named = new Set(categories.map(({ name }) => lowerTr(name)))
  const words = listing.suggestQueries.filter((word) => !named.has(word))
  return (
    <div className={css.nothing}>
      <h2 className={css.nothingTitle}>{filtered || query.q ? texts.none(query.q) : texts.noneYet}</h2>
      {(filtered || query.q) && <p>{filtered ? texts.noneHint : texts.spelling}</p>}
      {words.length > 0 && (
        <>
          <p>{texts.didYouMean}</p>
          <ul className={css.chips}>
            {words.map((word) => (
              <li key={word}>
                <Link href={searchUrl({ q: word })} className={css.chip}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {categories.length > 0 && (
        <>
          <p>{texts.nearCategories}</p>
          <ul className={css.chips}>
            {categories.map((category) => (
              <li key={category.slug}>
                <Link href={searchUrl({ category: category.slug })} className={css.chip}>
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {filtered && (
        <p>
          <Link href={query.q ? '/arama' : path} className={css.clear}>
            {texts.clear}
          </Link>
        </p>
      )}
      <div className={css.rescue}>
        <LateInView bring={bringRescue} props={{ category: query.category, near: listing.search?.near ?? [] }} />
      </div>
    </div>
  )
}
