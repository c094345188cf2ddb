import type { ProductCard as Product } from '@market/domain/catalog'
import type { ProductRow } from '@market/domain/content'
import { StampSheet } from '@market/ui'
import { useId } from 'react'
import { ProductCard } from '../../../shared/product/product-card.tsx'
import { SectionTitle } from '../../../shared/section/section-title.tsx'
import * as css from './blocks.css.ts'
import { rowUrl } from '../load-content.ts'
import { contentTexts } from '../texts.ts'

interface ProductRowProps {
  readonly row: ProductRow
  readonly products: readonly Product[]
  /** Set inside a text column. */
  readonly narrow: boolean
}

/** A row of products with a link to all of them; renders nothing without products. */
export function ProductRowView({ row, products, narrow }: ProductRowProps) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id} title={row.title} href={rowUrl(row)} link={contentTexts.all} />
      <StampSheet columns={narrow ? 'strip' : 'products'} slides className={narrow ? css.onSurface : undefined}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
    </section>
  )
}
