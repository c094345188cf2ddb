import type { Order } from '@market/domain'
import { Button } from '@market/ui'
import { useState } from 'react'
import { useAddManyToCart } from '../../shared/cart/use-add-many-to-cart.ts'
import { additionsOf } from './additions-of.ts'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** Puts what an order holds into the cart again; what is gone by now is named. */
export function BuyAgain({ order }: { readonly order: Order }) {
  const add = useAddManyToCart()
  const [busy, setBusy] = useState(false)
  const buy = async () => {
    setBusy(true)
    await add(additionsOf(order))
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
