import type { ProductId, ShopId } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import { OfferRow } from './offer-row.tsx'
import * as css from './offers.css.ts'
import { promotionTexts as texts } from './texts.ts'

interface OffersProps {
  readonly of: { readonly product: ProductId } | { readonly shop: ShopId }
}

/** Campaigns and coupons of a product or a shop. Nothing is there without any, or where they cannot be had now. */
export function Offers({ of }: OffersProps) {
  const gateway = useService(services.PromotionGateway)
  const { answer } = useLoaded(() => ('product' in of ? gateway.ofProduct(of.product) : gateway.ofShop(of.shop)))
  if (!answer?.ok || answer.value.length === 0) return null
  return (
    <section aria-label={texts.offers}>
      <h2 className={css.title}>{texts.offers}</h2>
      <ul className={css.list}>
        {answer.value.map((offer) => (
          <OfferRow key={offer.id} offer={offer} named={'product' in of} />
        ))}
      </ul>
    </section>
  )
}
