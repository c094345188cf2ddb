import { searchUrl } from '@market/domain/navigation'
import { useLoaded, useService } from '@market/react'
import { Chip, StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { formatCount } from '../../shared/product/product-figures.ts'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as parts from '../../shared/section/page-parts.css.ts'

const texts = {
  today: 'Bugünün Diğer Fırsatları',
  categories: 'Bugün Fırsatı Olan Kategoriler',
}
const shown = 6

/** Sections below a deal: the other deals of today, and their categories. */
export function DealsBelow({ slug }: { readonly slug: string }) {
  const catalog = useService(services.DealCatalog)
  const { answer: today } = useLoaded(() => catalog.today())
  const { answer: categories } = useLoaded(() => catalog.categories())
  const others = today?.ok ? today.value.deals.filter((deal) => deal.slug !== slug) : []
  const products = today?.ok ? today.value.products.slice(0, shown) : []
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="today-deals">
          <SectionTitle id="today-deals" title={texts.today} />
          <ul className={parts.chips}>
            {others.map(({ slug: other, title, url }) => (
              <li key={other}>
                <Chip href={url}>{title}</Chip>
              </li>
            ))}
          </ul>
          <StampSheet slides>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
      {categories?.ok && categories.value.length > 0 && (
        <section aria-labelledby="deal-categories">
          <SectionTitle id="deal-categories" title={texts.categories} />
          <ul className={parts.chips}>
            {categories.value.map(({ slug: category, name, count }) => (
              <li key={category}>
                <Chip href={`${searchUrl({ category })}?sort=discount_desc`}>
                  {name} ({formatCount(count)})
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
