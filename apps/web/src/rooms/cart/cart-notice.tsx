import { isOnSale } from '@market/domain/line'
import { type Cart, type CartItem, type CartMessage, quantityLimit } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { lineKey } from '@market/stores'
import { Alert, Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

interface CartNoticeProps {
  readonly cart: Cart
  readonly message: CartMessage
  readonly save: (item: CartItem) => Promise<boolean>
  readonly remove: (item: CartItem) => void
}

/** A message about a cart line; an error has a button that fixes it. */
export function CartNotice({ cart, message, save, remove }: CartNoticeProps) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const lower = async (item: CartItem) => {
    const answer = await store.change(item, quantityLimit(item))
    if (!answer.ok) fail(failureText(answer.failure))
  }
  const meant = cart.shops
    .flatMap((shop) => shop.items)
    .filter((item) => message.type === 'error' && item.productId === message.productId)
  return (
    <Alert tone={message.type} announced>
      {message.text}
      {meant.map((item) => {
        const name = `${item.brand} ${item.name}`
        if (isOnSale(item))
          return (
            item.quantity > quantityLimit(item) && (
              <div key={lineKey(item)} className={css.rowActions}>
                <Button variant="secondary" size="sm" onClick={() => void lower(item)}>
                  {texts.lowerTo(quantityLimit(item))}
                </Button>
              </div>
            )
          )
        return (
          <div key={lineKey(item)} className={css.rowActions}>
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts.saved.saveLabel(name)}
              onClick={() => void save(item)}
            >
              {texts.saved.save}
            </Button>
            <Button variant="text" size="sm" aria-label={texts.removeLabel(name)} onClick={() => remove(item)}>
              {texts.remove}
            </Button>
          </div>
        )
      })}
    </Alert>
  )
}
