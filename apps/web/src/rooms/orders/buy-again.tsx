import type { Order } from '@market/domain/orders'
import { Button } from '@market/ui'
import { useState } from 'react'
import { useAddOrderToCart } from '../../shared/cart/use-add-many-to-cart.ts'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** Adds the lines of an order to the cart again; a dialog names the products that are no longer sold. */
export function BuyAgain({ order }: { readonly order: Order }) {
  const add = useAddOrderToCart()
  const [busy, setBusy] = useState(false)
  const buy = async () => {
    setBusy(true)
    await add(order)
    setBusy(false)
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="arrows-clockwise"
      className={css.cancelButton}
      loading={busy}
      onClick={() => void buy()}
    >
      {texts.again}
    </Button>
  )
}
