import { type OrderId, orderId } from '@market/domain/kernel'
import { isMember } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { ButtonLink, Icon } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import { orderAddress } from '../../../shared/order/order-address.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.failedPage

/** `/my/siparis-tamamlanamadi`: the cart, the address and the input for the next attempt are preserved. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: FailedPage,
})

interface End {
  readonly reason: string
  /** The money arrived too late and was refunded. */
  readonly refunded: boolean
  readonly order: OrderId | undefined
}

export function FailedPage() {
  const { cart } = useStream(useService(services.CartStore).state)
  const { user } = useStream(useService(services.SessionStore).state)
  const [end, setEnd] = useState<End>()
  useEffect(() => {
    const { reason, refunded, order }: Readonly<Partial<Record<keyof End, unknown>>> = Object(history.state?.usr)
    if (refunded === undefined) return
    setEnd({
      reason: typeof reason === 'string' ? reason : '',
      refunded: refunded === true,
      order: typeof order === 'string' ? orderId(order) : undefined,
    })
  }, [])
  /** An order that waited for a transfer has emptied the cart; its page adds the products again. */
  const emptied = end?.order && !end.refunded && cart?.count === 0 ? end.order : undefined
  // Opened directly, the page has no information about a payment.
  const text = !end ? texts.kept : end.refunded ? texts.refunded : emptied ? texts.emptied : texts.text
  return (
    <div className={css.center}>
      <Icon name="warning-circle" filled size="xl" />
      <h1 className={css.title}>{texts.title}</h1>
      {end?.reason && <p role="status">{end.reason}</p>}
      <p>{text}</p>
      <p className={css.actions}>
        {emptied ? (
          <ButtonLink href={orderAddress(emptied, isMember(user))}>{texts.order}</ButtonLink>
        ) : (
          <>
            {/* After a refund the products are sold out or were bought by another attempt, so the button leads to the
                cart. */}
            {!end?.refunded && <ButtonLink href="/my/tr/odeme-yontemi">{texts.again}</ButtonLink>}
            <ButtonLink href="/my/tr/sepet" variant={end?.refunded ? 'primary' : 'secondary'}>
              {texts.cart}
            </ButtonLink>
          </>
        )}
      </p>
    </div>
  )
}
