import { add, formatPrice } from '@market/domain/money'
import { cartMessages, type CartShop, missingForFreeCargo, type ShopTotals } from '@market/domain/cart'
import { Button, Tag } from '@market/ui'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

interface ShopFootProps {
  /** The shop with the totals of its selected lines; undefined if none is selected. */
  readonly shop: (CartShop & ShopTotals) | undefined
  /** The button for products that make the shipping free; undefined if none are suitable. */
  readonly help: { readonly open: boolean; readonly toggle: () => void } | undefined
}

/** A shop's shipping fee, the amount missing for free shipping, and the subtotal of its lines with gift wrapping. */
export function ShopFoot({ shop, help }: ShopFootProps) {
  if (!shop) return <span className={css.noneOfShop}>{texts.noneChosen}</span>
  const missing = missingForFreeCargo(shop)
  const free = shop.cargoTotalPrice === 0
  return (
    <div className={css.foot}>
      {free ? (
        <Tag tone="primary" icon="truck">
          {cartMessages.freeCargo}
        </Tag>
      ) : (
        missing > 0 && (
          <span className={css.hint}>
            {texts.addForFree(formatPrice(missing))}{' '}
            {help && (
              <Button variant="text" size="sm" aria-expanded={help.open} onClick={help.toggle}>
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
          {texts.subTotal} <b>{formatPrice(add(shop.subTotal, shop.giftWrap))}</b>
        </span>
      </span>
    </div>
  )
}
