import { isoDay } from '@market/domain/kernel'
import { fastHandover } from '@market/domain/catalog'
import type { Cart } from '@market/domain/cart'
import { failureText, type Sending, useService } from '@market/react'
import { Alert, Checkbox } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { deliveryText } from '../../../shared/product/delivery-text.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.shipping

interface FastShippingChoiceProps {
  readonly cart: Cart
  /** Null until an address is saved; then only the delivery days are shown. */
  readonly address: string | null
  /** Set if the page shows the delivery days elsewhere. */
  readonly bare?: boolean
  /** Reports a running save to the parent, which may wait for it. */
  readonly sending?: Sending
  /** Called when the choice has changed the delivery day, and with it the order. */
  readonly onChanged?: () => void
}

/** The delivery days to the address, and a checkbox for next-day delivery if all lines of the cart offer it. */
export function FastShippingChoice({ cart, address, bare = false, sending, onChanged }: FastShippingChoiceProps) {
  const gateway = useService(services.FastShippingGateway)
  const clock = useService(services.Clock)
  const cartStore = useService(services.CartStore)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const choose = async (wanted: boolean) => {
    if (address === null || busy) return
    setBusy(true)
    const end = sending?.()
    const answer = await (wanted ? gateway.choose(address) : gateway.giveUp())
    setRefused(answer.ok ? undefined : failureText(answer.failure))
    if (answer.ok) cartStore.adopt(answer.value)
    setBusy(false)
    if (answer.ok) onChanged?.()
    end?.(answer.ok)
  }
  const fastDay = isoDay(fastHandover(clock.now()).arrives)
  const windows = [...new Set(cart.shops.map(({ delivery }) => deliveryText(delivery)))]
  return (
    <>
      {!bare && <p className={css.shippingNote}>{texts.estimate(windows.join(' / '))}</p>}
      {cart.fastShipping.offered && address !== null && (
        <Checkbox
          label={texts.fast(deliveryText({ from: fastDay, to: fastDay }))}
          checked={cart.fastShipping.addressId === address}
          aria-busy={busy}
          onChange={(event) => void choose(event.target.checked)}
        />
      )}
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
    </>
  )
}
