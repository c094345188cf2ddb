import type { Cart, CartItem } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { lineKey, type SavedStore } from '@market/stores'
import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { earlierItems, putEarlierAside, unitsOfNow } from '../../shared/cart/earlier-items.ts'
import { cartLineTexts as texts } from '../../shared/cart/texts.ts'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as css from './cart-page.css.ts'

interface EarlierNoticeProps {
  readonly cart: Cart
  readonly saved: SavedStore
  readonly remove: (item: CartItem) => void
}

/**
 * Lists the units that a login merged in from an earlier cart, with their dates; they can be removed one by one or
 * saved for later together.
 */
export function EarlierNotice({ cart, saved, remove }: EarlierNoticeProps) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const [busy, setBusy] = useState<string>()
  const items = earlierItems(cart)
  if (items.length === 0) return null
  const putAllAside = async () => {
    setBusy('all')
    await putEarlierAside(store, saved)
    setBusy(undefined)
  }
  const putAside = async (item: CartItem) => {
    setBusy(lineKey(item))
    await saved.save(item)
    setBusy(undefined)
  }
  /** If the line also has units of this visit, removes only the earlier ones. */
  const takeOut = async (item: CartItem) => {
    if (unitsOfNow(item) === 0) return remove(item)
    setBusy(lineKey(item))
    const answer = await store.change(item, unitsOfNow(item))
    setBusy(undefined)
    if (!answer.ok) fail(failureText(answer.failure))
  }
  return (
    <Alert tone="info" announced>
      {texts.earlierTitle}
      <ul className={css.earlier}>
        {items.map((item) => {
          const name = `${item.brand} ${item.name}`
          return (
            <li key={lineKey(item)}>
              <span>
                <b>{name}</b>
                <small>
                  {texts.earlierUnits(item.earlierUnits ?? 0)}
                  {item.addedAt && ` · ${texts.earlierSince(`${dateText(item.addedAt)}, ${timeText(item.addedAt)}`)}`}
                </small>
              </span>
              <Button
                variant="text"
                size="sm"
                loading={busy === lineKey(item)}
                aria-label={texts.takeOutLabel(name)}
                onClick={() => void takeOut(item)}
              >
                {texts.takeOut}
              </Button>
              {unitsOfNow(item) === 0 && (
                <Button
                  variant="text"
                  size="sm"
                  aria-label={texts.putAsideLabel(name)}
                  onClick={() => void putAside(item)}
                >
                  {texts.putAside}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {items.length > 1 && (
        <div className={css.rowActions}>
          <Button variant="secondary" size="sm" loading={busy === 'all'} onClick={() => void putAllAside()}>
            {texts.putAllAside}
          </Button>
        </div>
      )}
    </Alert>
  )
}
