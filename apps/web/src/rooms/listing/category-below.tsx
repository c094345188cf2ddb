import { searchUrl } from '@market/domain/navigation'
import type { CategoryRow } from '@market/domain/catalog'
import { useLoaded, useService } from '@market/react'
import { Chip, StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as listing from '../../shared/listing/listing.css.ts'

const texts = {
  rows: {
    'most-sold': 'Bu Hafta En Çok Satanlar',
    featured: 'En Beğenilenler',
    campaign: 'Kampanyadaki Ürünler',
  } satisfies Readonly<Record<CategoryRow, string>>,
  brands: 'Öne Çıkan Markalar',
  inStock: (count: string) => `${count} ürün stokta`,
}
const shown = 6
const shownBrands = 12

/** More about a category: best sellers, best rated, products in a campaign, and brands. */
export function CategoryBelow({ category }: { readonly category: string }) {
  return (
    <>
      {(Object.keys(texts.rows) as CategoryRow[]).map((row) => (
        <Row key={row} row={row} category={category} />
      ))}
      <Brands category={category} />
    </>
  )
}

function Row({ row, category }: { readonly row: CategoryRow; readonly category: string }) {
  const categories = useService(services.CategoryCatalog)
  const { answer } = useLoaded(() => categories.row(row, { category, limit: shown }))
  // A row needs at least three products.
  if (!answer?.ok || answer.value.length < 3) return null
  return (
    <section aria-labelledby={`row-${row}`}>
      <SectionTitle id={`row-${row}`} title={texts.rows[row]} />
      <StampSheet slides late="all">
        {answer.value.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
    </section>
  )
}

function Brands({ category }: { readonly category: string }) {
  const categories = useService(services.CategoryCatalog)
  const { answer } = useLoaded(() => categories.detail(category))
  if (!answer?.ok || answer.value.brands.length === 0) return null
  const { brands, inStockCount } = answer.value
  return (
    <section aria-labelledby="category-brands">
      <SectionTitle id="category-brands" title={texts.brands} note={texts.inStock(formatCount(inStockCount))} />
      <ul className={listing.chips}>
        {brands.slice(0, shownBrands).map(({ slug, name, count }) => (
          <li key={slug}>
            <Chip href={`${searchUrl({ category })}?brand=${encodeURIComponent(slug)}`}>
              {name} ({formatCount(count)})
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
