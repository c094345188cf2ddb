import { findCategory, listingKinds, pathTo, searchUrl } from '@market/domain'
import { Icon, Link, StampSheet, VisuallyHidden } from '@market/ui'
import { useNavigate, useNavigation } from 'react-router-dom'
import { ProductCard } from '../../shell/product/product-card.tsx'
import { formatCount } from '../../shell/product/product-figures.ts'
import { Crumbs } from './crumbs.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { FilterChips } from './filter-chips.tsx'
import * as css from './listing.css.ts'
import { type ListingData, listingHref } from './load-listing.ts'
import { Pages } from './pages.tsx'
import { catalogTexts } from './texts.ts'

const texts = catalogTexts.listing

/** A listing: facets, chips, sheet, paging. Every choice is an address. */
export function ListingView({ data: { query, listing, path } }: { readonly data: ListingData }) {
  const busy = useNavigation().state === 'loading'
  const name = findCategory(query.category)?.name
  const count = formatCount(listing.resultCount)
  const title = query.q ? (name ?? texts.searchTitle(query.q)) : (name ?? texts.all)
  return (
    <>
      <Crumbs
        items={[
          { name: texts.home, href: '/' },
          ...pathTo(query.category).map((node) => ({ name: node.name, href: node.url })),
          ...(query.category ? [] : [{ name: texts.search, href: '/arama' }]),
        ]}
      />
      <div className={css.layout}>
        <aside className={css.side} aria-label={texts.filters}>
          <details className={css.drawer}>
            <summary className={css.drawerButton}>
              <Icon name="funnel" />
              {texts.filters}
            </summary>
            <FacetPanel query={query} listing={listing} path={path} />
          </details>
          <div className={css.wide}>
            <FacetPanel query={query} listing={listing} path={path} />
          </div>
        </aside>
        <section aria-labelledby="listing-title" aria-busy={busy} className={busy ? css.busy : css.content}>
          <div className={css.head}>
            <div>
              <h1 id="listing-title" className={css.title}>
                {title}
              </h1>
              <p role="status" className={css.count}>
                {query.q ? texts.resultsFor(query.q, count) : texts.results(count)}
              </p>
            </div>
            <Choice
              label={texts.sort}
              name="sort"
              value={query.sort}
              options={listingKinds.listing.sorts.map((sort) => [sort, texts.sorts[sort] ?? sort])}
              hrefOf={(sort) => listingHref(path, query, { sort })}
            />
            <Choice
              label={texts.size}
              name="limit"
              value={String(query.limit)}
              options={listingKinds.listing.sizes.map((size) => [String(size), String(size)])}
              hrefOf={(limit) => listingHref(path, query, { limit: Number(limit) })}
            />
          </div>
          {listing.correctedQuery && <p className={css.corrected}>{texts.corrected(listing.correctedQuery)}</p>}
          <FilterChips query={query} listing={listing} path={path} />
          {listing.results.length === 0 ? (
            <NothingFound data={{ query, listing, path }} />
          ) : (
            <>
              <VisuallyHidden>
                <h2>{texts.products}</h2>
              </VisuallyHidden>
              <StampSheet columns="listing">
                {listing.results.map((product, index) => (
                  <ProductCard key={product.id} product={product} eager={index < 2} />
                ))}
              </StampSheet>
            </>
          )}
          <Pages query={query} listing={listing} path={path} />
        </section>
      </div>
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
/** A select that leads to an address. */
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

/** Near words and categories instead of an empty page. */
function NothingFound({ data: { query, listing, path } }: { readonly data: ListingData }) {
  return (
    <div className={css.nothing}>
      <h2 className={css.nothingTitle}>{texts.none(query.q)}</h2>
      <p>{texts.noneHint}</p>
      {listing.suggestQueries.length > 0 && (
        <>
          <p>{texts.didYouMean}</p>
          <ul className={css.chips}>
            {listing.suggestQueries.map((word) => (
              <li key={word}>
                <Link href={searchUrl({ q: word })} className={css.chip}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {listing.suggestCategories.length > 0 && (
        <>
          <p>{texts.orCategory}</p>
          <ul className={css.chips}>
            {listing.suggestCategories.map((category) => (
              <li key={category.slug}>
                <Link href={searchUrl({ category: category.slug })} className={css.chip}>
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link href={query.q ? '/arama' : path} className={css.clear}>
          {texts.clear}
        </Link>
      </p>
    </div>
  )
}
