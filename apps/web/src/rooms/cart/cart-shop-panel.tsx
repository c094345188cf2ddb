import { isOnSale } from '@market/domain/line'
import {
  type Cart,
  type CartItem,
  cartItems,
  type CartShop,
  cargoHelpRange,
  isSameLine,
  reductionsOf,
  type ShopTotals,
} from '@market/domain/cart'
import { LatePart } from '@market/react'
import { lineKey } from '@market/stores'
import { Link, Panel } from '@market/ui'
import { type RefObject, useState } from 'react'
import { deliveryText } from '../../shared/product/delivery-text.ts'
import { ShopScore } from '../../shared/shop/shop-score.tsx'
import * as css from './cart-page.css.ts'
import { CartRow } from './cart-row.tsx'
import { LineChoice } from './line-choice.tsx'
import { ShopFoot } from './shop-foot.tsx'
import { cartTexts as texts } from './texts.ts'

interface CartShopPanelProps {
  readonly cart: Cart
  /** The shop with all its lines, selected or not. */
  readonly shop: CartShop
  /** Totals of the shop's selected lines; undefined if none is selected. */
  readonly totals: (CartShop & ShopTotals) | undefined
  /** All lines of the cart. */
  readonly items: readonly CartItem[]
  /** The list of all rows: after a removal the focus moves to the row that follows. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly save: (item: CartItem) => Promise<boolean>
  readonly remove: (item: CartItem, after?: () => void) => void
}

const bringCargoHelp = async () => (await import('./cargo-help.tsx')).CargoHelp

/** The lines of one shop, with delivery day, shipping fee and subtotal. */
export function CartShopPanel({ cart, shop, totals, items, list, save, remove }: CartShopPanelProps) {
  const range = totals && cargoHelpRange(totals)
  const [helping, setHelping] = useState(false)
  // Lines that are sold out cannot be selected.
  const onSale = shop.items.filter(isOnSale)
  const [bought, reductions] = [cartItems(cart), reductionsOf(cart)]
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
      // If everything is sold out, show neither delivery date nor shipping fee.
      end={onSale.length > 0 && texts.delivery(deliveryText(shop.delivery))}
      foot={
        onSale.length > 0 && (
          <ShopFoot shop={totals} help={range && { open: helping, toggle: () => setHelping(!helping) }} />
        )
      }
    >
      {onSale.length > 1 && (
        <div className={css.choiceOfShop}>
          <LineChoice cart={cart} lines={onSale} label={texts.chooseAll} />
        </div>
      )}
      {shop.items.map((item) => (
        <CartRow
          key={lineKey(item)}
          cart={cart}
          item={item}
          items={items}
          reductions={reductions[bought.findIndex((one) => isSameLine(one, item))] ?? []}
          list={list}
          save={save}
          remove={remove}
        />
      ))}
      {helping && range && totals && (
        <LatePart
          key={range.min}
          bring={bringCargoHelp}
          props={{ shop: totals, inCart: items.map(({ productId }) => productId), range }}
          onFailed={() => setHelping(false)}
        />
      )}
    </Panel>
  )
}
