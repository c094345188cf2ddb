import type { CategoryOffer } from '@market/domain/deals'
import { useService } from '@market/react'
import { Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { categoriesCases } from './bind.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { categoryPanelTexts as texts } from './category-panel-texts.ts'
import * as css from './category-panel.css.ts'

/**
 * The deal of the day, or a discount in this category, beside its subcategories. Each category's offer is requested
 * once, and a placeholder keeps its space while it loads.
 */
export function MenuOffer({ category }: { readonly category: string }) {
  const offerOfCategory = useService(categoriesCases.offerOfCategory)
  const [known, setKnown] = useState<Readonly<Record<string, CategoryOffer | undefined>>>({})
  const asked = category in known
  useEffect(() => {
    if (asked) return undefined
    let current = true
    const ask = async () => {
      const offer = await offerOfCategory(category)
      if (current) setKnown((before) => ({ ...before, [category]: offer }))
    }
    void ask()
    return () => {
      current = false
    }
  }, [offerOfCategory, category, asked])

  const offer = known[category]
  if (asked && !offer) return <div className={css.offer} />
  return (
    <div className={css.offer} aria-busy={!asked}>
      <p className={css.offerTitle}>{offer?.kind === 'discount' ? texts.discount : texts.deal}</p>
      {offer ? (
        <ul className={css.offerList}>
          <ProductCard product={offer.product} />
        </ul>
      ) : (
        <Skeleton shape="picture" />
      )}
    </div>
  )
}
