import type { Cart } from '@market/domain'
import type { SavedStore } from '@market/stores'
import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { earlierItems, putEarlierAside } from '../../shared/cart/earlier-items.ts'
import { cartLineTexts as texts } from '../../shared/cart/texts.ts'
import * as css from './cart-page.css.ts'

/** Says which lines a login brought in from an earlier cart, and puts them aside in one press. */
export function EarlierNotice({ cart, saved }: { readonly cart: Cart; readonly saved: SavedStore }) {
  const store = useService(services.CartStore)
  const [busy, setBusy] = useState(false)
  const items = earlierItems(cart)
  if (items.length === 0) return null
  const putAside = async () => {
    setBusy(true)
    await putEarlierAside(store, saved)
    setBusy(false)
  }
  return (
    <Alert tone="info" announced>
      {texts.earlier(items.map(({ brand, name }) => `“${brand} ${name}”`))}
      <div className={css.rowActions}>
        <Button variant="secondary" size="sm" loading={busy} onClick={() => void putAside()}>
          {texts.putAside}
        </Button>
      </div>
    </Alert>
  )
}
