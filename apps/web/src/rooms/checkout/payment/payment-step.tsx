import { failureText, useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { checkoutRoom } from '../bind.ts'
import * as css from '../checkout.css.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { paymentRoom } from './bind.ts'
import { PaymentForm } from './payment-form.tsx'
import { checkoutTexts } from '../texts.ts'

export interface PaymentStepProps {
  readonly open: boolean
  /** A new number means that the order may have changed, so the step loads it again. */
  readonly order: number
  /** A part of the order is being saved. */
  readonly changing: boolean
}

/** The payment step. While folded, it keeps its input. */
export function PaymentStep({ open, order, changing }: PaymentStepProps) {
  const makePayment = useService(paymentRoom.makePayment)
  const drafts = useService(checkoutRoom.paymentDrafts)
  const [payment] = useState(() => makePayment(drafts))
  const state = useStream(payment.state)
  useEffect(() => payment.start(), [payment])
  const shown = useRef(order)
  useEffect(() => {
    if (open && shown.current !== order) void payment.reload()
    shown.current = order
  }, [open, order, payment])
  const said = state.failure && failureText(state.failure)
  const notice = useRef<HTMLDivElement>(null)
  /** The bar on phones can be pressed anywhere on the page, so scroll the message into view. */
  useEffect(() => {
    if (said) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [said])
  return (
    <div className={css.payment} hidden={!open}>
      {said && (
        <div ref={notice} className={css.said}>
          <Alert tone="error" announced>
            {said}{' '}
            <Button variant="text" size="sm" onClick={() => void payment.reload()}>
              {checkoutTexts.retry}
            </Button>{' '}
            <ButtonLink variant="text" size="sm" href="/my/tr/adres">
              {checkoutTexts.toAddress}
            </ButtonLink>{' '}
            <ButtonLink variant="text" size="sm" href="/my/tr/sepet">
              {checkoutTexts.toCart}
            </ButtonLink>
          </Alert>
        </div>
      )}
      {/* The form with its input stays, even if a later load fails. */}
      {state.order ? (
        <PaymentForm payment={payment} state={state} order={state.order} changing={changing} said={said} />
      ) : (
        !said && <CheckoutSkeleton />
      )}
    </div>
  )
}
