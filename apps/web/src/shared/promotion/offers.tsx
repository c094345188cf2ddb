import type { ProductId, ShopId } from '@market/domain/kernel'
import type { PromotionOffer } from '@market/domain/promotions'
import { failureText, useLoaded, useService } from '@market/react'
import { Skeleton } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { OfferRow } from './offer-row.tsx'
import * as css from './offers.css.ts'
import { promotionTexts as texts } from './texts.ts'

interface OffersProps {
  readonly of: { readonly product: ProductId } | { readonly shop: ShopId } | 'cart'
  /** The offers that the page was loaded with, shown until the caller's own states arrive. */
  readonly loaded?: readonly PromotionOffer[]
}

/**
 * Campaigns and coupons of a product, a shop or the cart. Without any, a product shows a note; for a shop or the cart
 * nothing is rendered.
 */
export function Offers({ of, loaded }: OffersProps) {
  const gateway = useService(services.PromotionGateway)
  const { answer } = useLoaded(() => {
    if (of === 'cart') return gateway.ofCart()
    return 'product' in of ? gateway.ofProduct(of.product) : gateway.ofShop(of.shop)
  })
  const ofProduct = of !== 'cart' && 'product' in of
  const offers = answer?.ok ? answer.value : loaded
  if (!offers) {
    if (!ofProduct) return null
    return answer?.ok === false ? <p className={css.note}>{failureText(answer.failure)}</p> : <Skeleton />
  }
  if (offers.length === 0) return ofProduct ? <p className={css.note}>{texts.none}</p> : null
  return (
    <section aria-label={of === 'cart' ? texts.forCart : texts.offers}>
      {!ofProduct && <h2 className={css.title}>{of === 'cart' ? texts.forCart : texts.offers}</h2>}
      <ul className={css.list}>
        {offers.map((offer) => (
          <OfferRow key={`${offer.id} ${offer.state}`} offer={offer} named={ofProduct || of === 'cart'} />
        ))}
      </ul>
    </section>
  )
}
