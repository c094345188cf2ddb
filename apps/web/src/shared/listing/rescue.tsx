import { succeed } from '@market/domain/kernel'
import { searchUrl } from '@market/domain/navigation'
import {
  categoryTree,
  findCategory,
  findCategoryById,
  pastSearches,
  type ProductCard as ProductCardData,
} from '@market/domain/catalog'
import { useLoaded, useService } from '@market/react'
import { Link, StampSheet } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../product/product-card.tsx'
import { formatCount } from '../product/product-figures.ts'
import * as css from './listing.css.ts'

const texts = {
  past: 'Son aramalarınız',
  categories: 'Ana kategoriler',
  sisters: (name: string) => `${name} kategorisinde`,
  nearSold: 'Yakın kategorilerde çok satanlar',
  mostSold: 'Bu hafta en çok satanlar',
}
const shown = 6

interface RescueProps {
  readonly category: string
  /**
   * Best sellers of the categories that are close to the search words; if empty, the category's best sellers are shown.
   */
  readonly near: readonly ProductCardData[]
}

/** Shown if a search found no product: earlier searches, categories, and best sellers. */
export function Rescue({ category, near: nearby }: RescueProps) {
  const memory = useService(services.ExpiringStore)
  const [past] = useState(() => pastSearches(memory).read().slice(0, shown))
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(async () =>
    nearby.length > 0
      ? succeed(nearby)
      : catalog.mostSold({ limit: shown, ...(category && { categorySlug: category }) }),
  )
  const categories = useService(services.CategoryCatalog)
  // The sibling categories of a category, else the main categories.
  const parent = findCategoryById(findCategory(category)?.parentId ?? 0)
  const { answer: near } = useLoaded(() => (parent ? categories.below(parent.id) : categories.main()))
  const counts = new Map(near?.ok ? near.value.map(({ id, count }) => [id, count]) : [])
  return (
    <>
      {past.length > 0 && (
        <>
          <p className={css.rescueNote}>{texts.past}</p>
          <ul className={css.chips}>
            {past.map((text) => (
              <li key={text}>
                <Link href={searchUrl({ q: text })} className={css.chip}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={css.rescueNote}>{parent ? texts.sisters(parent.name) : texts.categories}</p>
      <ul className={css.chips}>
        {(parent?.children ?? categoryTree).map(({ id, name, url }) => (
          <li key={id}>
            <Link href={url} className={css.chip}>
              {name} {counts.has(id) && `(${formatCount(counts.get(id) ?? 0)})`}
            </Link>
          </li>
        ))}
      </ul>
      {answer?.ok && answer.value.length > 0 && (
        <>
          <h3 className={css.rescueTitle}>{nearby.length > 0 ? texts.nearSold : texts.mostSold}</h3>
          <StampSheet slides className={css.sunken}>
            {answer.value.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </>
      )}
    </>
  )
}
