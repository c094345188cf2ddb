import { formatPrice } from '@market/domain/money'
import type { ProductDetail, ShopTag } from '@market/domain/catalog'
import { LateInView } from '@market/react'
import { ButtonLink, Icon } from '@market/ui'
import { deliveryText } from '../../shared/product/delivery-text.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { leaveText } from '../../shared/shop/leave-text.ts'
import { ShopLogo } from '../../shared/shop/shop-logo.tsx'
import { ShopScore } from '../../shared/shop/shop-score.tsx'
import * as css from './product-page.css.ts'
import { productTexts as texts } from './product-texts.ts'

const bringHandover = async () => (await import('./extras/handover-line.tsx')).HandoverLine

/** Delivery as a parcel label, and the shop with its legally required details. */
export function DeliveryLabel({ product, shopTag }: { readonly product: ProductDetail; readonly shopTag: ShopTag }) {
  const { delivery, shop } = product
  const free = product.shipPrice === 0
  const sold = product.active && shop.shopActive && product.stock > 0
  return (
    <div className={css.side}>
      <div className={css.parcelLabel}>
        <p className={css.labelHead}>
          <Icon name="truck" />
          <b>{free ? texts.free : texts.cargo(formatPrice(product.shipPrice))}</b>
        </p>
        {!free && delivery.freeOver !== null && (
          <p className={css.labelNote}>{texts.freeOver(formatPrice(delivery.freeOver))}</p>
        )}
        <dl className={css.labelLines}>
          {sold && (
            <div className={css.labelWide}>
              <dt>{texts.delivery}</dt>
              <dd>
                {deliveryText(delivery.days)} <small>({texts.deliveryDays(delivery.minDays, delivery.maxDays)})</small>
                {product.badges.includes('fast_shipping') && (
                  <div className={css.handover}>
                    <LateInView bring={bringHandover} props={{ productId: product.id, city: delivery.from }} />
                  </div>
                )}
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.from}</dt>
            <dd>{delivery.from}</dd>
          </div>
          <div>
            <dt>{texts.prepare}</dt>
            <dd>{texts.prepareDays(delivery.prepareDays)}</dd>
          </div>
          <div className={css.labelWide}>
            <dt>{texts.options}</dt>
            <dd>{product.badges.includes('kargomat') ? texts.kargomat : texts.address}</dd>
          </div>
        </dl>
      </div>
      <div className={css.shopCard}>
        <p className={css.shopName}>
          <ShopLogo logo={shop.logo} />
          <span>
            <b>{shop.name}</b> <ShopScore points={shop.rating} />
            <small>{texts.shop(shop.city, formatCount(shop.maxProduct))}</small>
          </span>
        </p>
        {shopTag.leaveUntil !== undefined && <p className={css.note}>{leaveText(shopTag.leaveUntil)}</p>}
        {shop.shopActive ? (
          <ButtonLink href={shop.url} variant="secondary" size="sm" full>
            {texts.toShop}
          </ButtonLink>
        ) : (
          <span className={css.note}>{texts.shopClosed}</span>
        )}
        <details className={css.tag}>
          <summary>{texts.tag}</summary>
          <dl>
            <dt>Unvan</dt>
            <dd>{shopTag.name}</dd>
            <dt>Şehir</dt>
            <dd>{shopTag.city}</dd>
            <dt>MERSİS</dt>
            <dd>{shopTag.mersis}</dd>
            <dt>KEP</dt>
            <dd>{shopTag.kep}</dd>
            <dt>Vergi no</dt>
            <dd>{shopTag.taxNumber}</dd>
          </dl>
        </details>
      </div>
      <ul className={css.promises}>
        <li>
          <Icon name="arrow-u-up-left" size="md" /> {texts.returns[product.withdrawal]}
        </li>
        {product.badges.includes('pttemCard') && (
          <li>
            <Icon name="credit-card" size="md" /> {texts.pttemCard}
          </li>
        )}
        <li>
          <Icon name="shield-check" size="md" /> {texts.warranty}
        </li>
      </ul>
    </div>
  )
}
