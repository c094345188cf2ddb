import {
  type Cart,
  cartMessages,
  type CartItem,
  type CartShop,
  formatPrice,
  type ShopTotals,
  subtract,
} from '@market/domain'
import { lineKey } from '@market/stores'
import { Link, Panel, Tag } from '@market/ui'
import type { RefObject } from 'react'
import { deliveryText } from '../../shared/product/delivery-text.ts'
import { ShopScore } from '../../shared/shop/shop-score.tsx'
import * as css from './cart-page.css.ts'
import { CartRow } from './cart-row.tsx'
import { cartTexts as texts } from './texts.ts'

interface CartShopPanelProps {
  readonly cart: Cart
  readonly shop: CartShop & ShopTotals
  /** The list of all rows: after a removal the focus moves to the row that follows. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly save: (item: CartItem) => Promise<boolean>
  readonly remove: (item: CartItem, after?: () => void) => void
}

/** Lines of one shop, with delivery day, cargo fee and subtotal. */
export function CartShopPanel({ cart, shop, list, save, remove }: CartShopPanelProps) {
  const free = shop.cargoTotalPrice === 0
  const missing = shop.freeCargoOver !== null && !free ? subtract(shop.freeCargoOver, shop.subTotal) : undefined
  return (
    <Panel
      flush
      icon="storefront"
      title={
        <>
          <Link href={shop.shopUrl} className={css.shopLink}>
            {shop.shopName}
          </Link>{' '}
          <ShopScore points={shop.rating} />
        </>
      }
      end={texts.delivery(deliveryText(shop.delivery))}
      foot={
        <div className={css.foot}>
          {free ? (
            <Tag tone="primary" icon="truck">
              {cartMessages.freeCargo}
            </Tag>
          ) : (
            missing && missing > 0 && <span className={css.hint}>{texts.addForFree(formatPrice(missing))}</span>
          )}
          <span className={css.footTotals}>
            {!free && (
              <span>
                {texts.cargoShort} <b>{formatPrice(shop.cargoTotalPrice)}</b>
              </span>
            )}
            <span>
              {texts.subTotal} <b>{formatPrice(shop.subTotal)}</b>
            </span>
          </span>
        </div>
      }
    >
      {shop.items.map((item) => (
        <CartRow key={lineKey(item)} cart={cart} item={item} list={list} save={save} remove={remove} />
      ))}
    </Panel>
  )
}
