import {
  type Cart,
  cartMessages,
  type CartItem,
  type CartShop,
  cargoHelpRange,
  formatPrice,
  missingForFreeCargo,
  type ShopTotals,
} from '@market/domain'
import { lineKey } from '@market/stores'
import { Button, Link, Panel, Tag } from '@market/ui'
import { type RefObject, useState } from 'react'
import { LatePart } from '../../shared/loading/late-part.tsx'
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

const bringCargoHelp = async () => (await import('./cargo-help.tsx')).CargoHelp

/** Lines of one shop, with delivery day, cargo fee and subtotal. */
export function CartShopPanel({ cart, shop, list, save, remove }: CartShopPanelProps) {
  const free = shop.cargoTotalPrice === 0
  const missing = missingForFreeCargo(shop)
  const range = cargoHelpRange(shop)
  const [helping, setHelping] = useState(false)
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
            missing > 0 && (
              <span className={css.hint}>
                {texts.addForFree(formatPrice(missing))}{' '}
                {range && (
                  <Button variant="text" size="sm" aria-expanded={helping} onClick={() => setHelping(!helping)}>
                    {texts.cargoHelp}
                  </Button>
                )}
              </span>
            )
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
      {helping && range && (
        <LatePart
          key={range.min}
          bring={bringCargoHelp}
          props={{ shop, cart, range }}
          onFailed={() => setHelping(false)}
        />
      )}
    </Panel>
  )
}
