import { formatPrice } from '@market/domain/money'
import { lineTotal } from '@market/domain/line'
import { cargoHelpRange, type Cart, cartItems, cartTotals, missingForFreeCargo } from '@market/domain/cart'
import { lineKey } from '@market/stores'
import { Link } from '@market/ui'
import { ServiceLines } from '../../shared/cart/service-lines.tsx'
import * as css from './mini-cart.css.ts'
import { miniCartTexts } from './mini-cart-texts.ts'

/** Number of rows that fit under the header; further products are shown as a count. */
const shownRows = 4

/** A preview of the cart for mouse users; the link beside it leads to the cart itself. */
export function MiniCart({ cart }: { readonly cart: Cart }) {
  const items = cartItems(cart)
  const totals = cartTotals(cart)
  const near = totals.shops.find((shop) => cargoHelpRange(shop))
  const unchosen = cartItems({ shops: cart.unchosen ?? [] }).length
  return (
    <div className={css.miniCart}>
      <ul className={css.miniRows}>
        {items.slice(0, shownRows).map((item) => (
          <li key={lineKey(item)}>
            <Link href={item.url} className={css.miniRow}>
              <img src={`/img/96/${item.image}`} alt="" width={48} height={48} />
              <span>
                {item.brand} {item.name}
                <small>
                  {miniCartTexts.quantity(item.quantity)} · {formatPrice(lineTotal(item))}
                </small>
              </span>
            </Link>
            <ServiceLines item={item} />
          </li>
        ))}
      </ul>
      {items.length > shownRows && <p className={css.miniMore}>{miniCartTexts.more(items.length - shownRows)}</p>}
      {unchosen > 0 && <p className={css.miniMore}>{miniCartTexts.unchosen(unchosen)}</p>}
      {near && (
        <p className={css.miniMore}>
          {miniCartTexts.addForFree(formatPrice(missingForFreeCargo(near)), near.shopName)}
        </p>
      )}
      <p className={css.miniTotal}>
        {miniCartTexts.total} <b>{formatPrice(totals.total)}</b>
      </p>
      <Link href="/my/tr/sepet" className={css.miniGo}>
        {miniCartTexts.go}
      </Link>
    </div>
  )
}
