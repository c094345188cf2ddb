import type { ProductId } from '@market/domain/kernel'
import { LatePart } from '@market/react'
import { useState } from 'react'
import * as css from './product-page.css.ts'
import { productTexts as texts } from './product-texts.ts'

const bringOffers = async () => (await import('../../shared/promotion/offers.tsx')).Offers

/** Campaigns and coupons, loaded when the row is opened, because a late section would shift the page. */
export function OffersFold({ product }: { readonly product: ProductId }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={css.offers} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary className={css.offersTitle}>{texts.offers}</summary>
      {opened && <LatePart bring={bringOffers} props={{ of: { product } }} onFailed={() => setOpened(false)} />}
    </details>
  )
}
