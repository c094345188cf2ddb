import { searchKey } from '@market/domain/text'
import type { Money } from '@market/domain/money'
import { type Facet, listingQuery, type ListingQuery } from '@market/domain/catalog'
import { Button, classNames, Icon, Link, VisuallyHidden } from '@market/ui'
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { beginsOpen, fewCount, fewValues } from './few-values.ts'
import { DrawnOnce } from '../../page/drawn-once.tsx'
import { formatCount } from '../product/product-figures.ts'
import { shortLira } from './chosen-filters.ts'
import * as css from './listing.css.ts'
import type { ListingData } from './listing-data.ts'
import { allValuesHref, isPriceBound, listingHref, withPrice } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'
import { toggleFacet } from './toggle-facet.ts'

export interface FacetPanelProps extends ListingData {
  /** Address of a category within this listing; null if the listing has no category filter. */
  readonly categoryHref: ((slug: string) => string) | null
  readonly className?: string
}

/** Facets as links: they work without script, can be opened in a new tab, and their text says what they do. */
export function FacetPanel({ categoryHref, className, ...data }: FacetPanelProps) {
  const { query, listing, path } = data
  return (
    <div className={classNames(css.panel, className)}>
      {categoryHref && (listing.subCategories.length > 0 || listing.categories.length > 1) && (
        <div className={css.group}>
          <p className={css.groupTitle}>{texts.category}</p>
          <ul className={css.values}>
            {listing.categories.map((category) => (
              <li key={category.slug}>
                <Link
                  href={categoryHref(category.slug)}
                  className={category.slug === query.category ? css.currentCategory : css.value}
                >
                  {category.name}
                </Link>
              </li>
            ))}
            {listing.subCategories.map((category) => (
              <li key={category.slug}>
                <Link href={categoryHref(category.slug)} className={css.subCategory}>
                  {`${category.name} `}
                  <span className={css.number}>{`(${formatCount(category.count)})`}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {listing.attributes.map((facet) => (
        <DrawnOnce
          key={`${facet.key}:${facet.name}`}
          name="facet"
          draw={FacetGroup}
          props={{ facet, query, path, allBrought: data.whole ?? false, left: data.more?.[facet.name] ?? 0 }}
        />
      ))}
      {listing.priceRange && (
        <PriceFilter key={path + JSON.stringify(query.price)} query={query} path={path} range={listing.priceRange} />
      )}
      <div className={css.group}>
        <ul className={css.values}>
          <li>
            <Link
              href={listingHref(path, query, { stock: query.stock === 'true' ? 'false' : 'true' })}
              className={query.stock === 'true' ? css.value : css.openValue}
              rel="nofollow"
            >
              {query.stock === 'true' && <Check />}
              {texts.inStock}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  )
}

const Check = () => (
  <span className={css.checked}>
    <Icon name="check" size="sm" label="Seçili" />
  </span>
)

interface FacetGroupProps extends Pick<ListingData, 'query' | 'path'> {
  readonly facet: Facet
  /** True if the data contains every value of the facet. */
  readonly allBrought: boolean
  /** Number of values left out. */
  readonly left: number
}
function FacetGroup({ facet, query, path, allBrought, left }: FacetGroupProps) {
  const [sought, setSought] = useState('')
  const [whole, setWhole] = useState(allBrought)
  const { revalidate } = useRevalidator()
  const list = useRef<HTMLUListElement>(null)
  const few = fewValues(facet.values)
  const count = facet.values.length + left
  const found = () => facet.values.filter(({ name }) => searchKey(name).includes(searchKey(sought)))
  const values = sought ? found() : whole ? facet.values : few
  const bring = () => left > 0 && void revalidate()
  const showAll = (event: MouseEvent) => {
    event.preventDefault()
    setWhole(true)
    bring()
  }
  // The pressed link is removed then, so the focus moves to the first value that was loaded.
  const came = whole && !allBrought && left === 0
  useEffect(() => {
    if (came) list.current?.querySelectorAll('a')[fewCount]?.focus()
  }, [came])
  return (
    <details
      className={css.group}
      open={beginsOpen(facet)}
      // The document has no values for a closed facet, so they load when it opens.
      onToggle={({ currentTarget }) => currentTarget.open && facet.values.length === 0 && bring()}
    >
      <summary className={css.foldTitle}>{facet.name}</summary>
      {facet.key === 'brand' && count > few.length && (
        <input
          type="search"
          className={css.priceInput}
          aria-label={texts.seekBrand}
          placeholder={texts.seekBrand}
          value={sought}
          onFocus={bring}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul ref={list} className={css.values}>
        {values.length === 0 && left === 0 && <li className={css.noValue}>{texts.noBrand}</li>}
        {values.map((value) => (
          <li key={value.value}>
            <Link
              href={listingHref(path, query, toggleFacet(query, facet, value.value))}
              className={value.selected ? css.value : css.openValue}
              rel="nofollow"
            >
              {value.selected && <Check />}
              {value.name}
              <span className={css.valueCount}>{formatCount(value.count)}</span>
            </Link>
          </li>
        ))}
        {!sought && count > values.length && (
          <li>
            <Link href={allValuesHref(path, query)} className={css.allValues} rel="nofollow" onClick={showAll}>
              {texts.allValues(formatCount(count))}
              <VisuallyHidden>{`: ${facet.name}`}</VisuallyHidden>
            </Link>
          </li>
        )}
      </ul>
    </details>
  )
}

/** Prices that a browser without script accepts; most other texts cannot be read. */
const readablePrice = '\\s*(TL|₺)?\\s*\\d[\\d., ]{0,11}(TL|₺)?\\s*'

/** A plain form: without script, the server redirects to the address of the typed price range. */
function PriceFilter({
  query,
  path,
  range,
}: {
  readonly query: ListingQuery
  readonly path: string
  readonly range: { readonly min: number; readonly max: number }
}) {
  const id = useId()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<string>()
  const field = (name: 'min' | 'max', amount: Money | undefined, example: number) => (
    <label htmlFor={`${id}-${name}`} className={css.priceLabel}>
      {texts[name]}
      <input
        id={`${id}-${name}`}
        name={name}
        inputMode="decimal"
        pattern={readablePrice}
        title={texts.noPrice}
        defaultValue={amount === undefined ? '' : shortLira(amount)}
        placeholder={String(example)}
        className={css.priceInput}
        aria-invalid={refused === name || undefined}
        aria-describedby={refused === name ? `${id}-problem` : undefined}
        onChange={() => setRefused(undefined)}
      />
    </label>
  )
  return (
    <form
      // With script the reason is shown above the fields instead of in the browser's own words.
      ref={(form) => {
        if (form) form.noValidate = true
      }}
      className={css.group}
      action={path}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const [min = '', max = ''] = ['min', 'max'].map((name) => String(new FormData(form).get(name)))
        const wrong = isPriceBound(min) ? (isPriceBound(max) ? undefined : 'max') : 'min'
        setRefused(wrong)
        if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
        else void navigate(listingHref(path, withPrice(query, min, max), {}))
      }}
    >
      {listingQuery.print({ ...query, page: 1, price: {} }).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p className={css.groupTitle}>{texts.price}</p>
      <p id={`${id}-problem`} role="alert" className={css.priceProblem}>
        {refused && texts.noPrice}
      </p>
      <div className={css.priceRow}>
        {field('min', query.price.min, Math.floor(range.min))}
        {field('max', query.price.max, Math.ceil(range.max))}
        <Button type="submit" size="sm">
          {texts.apply}
        </Button>
      </div>
    </form>
  )
}
