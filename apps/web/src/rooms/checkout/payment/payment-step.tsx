import { succeed } from '@market/domain/kernel'
import type { OpenPayment, OrderContract, PaymentStart, SavedCard } from '@market/domain/checkout'
import { failureText, useLoaded, useService } from '@market/react'
import { Alert, Button, ButtonLink } from '@market/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isMember } from '../../../shared/account/is-member.ts'
import { services } from '../../../composition/tokens.ts'
import * as css from '../checkout.css.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { PaymentForm } from './payment-form.tsx'
import { checkoutTexts } from '../texts.ts'

const none = succeed<readonly SavedCard[]>([])

interface Payment {
  readonly start: PaymentStart
  readonly contract: OrderContract
  readonly unsettled: readonly OpenPayment[]
  readonly cards: readonly SavedCard[]
}

export interface PaymentStepProps {
  readonly open: boolean
  /** A new number means that the order may have changed, so the step loads it again. */
  readonly order: number
  /** A part of the order is being saved. */
  readonly changing: boolean
}

/** The payment step. While folded, it keeps its input. */
export function PaymentStep({ open, order, changing }: PaymentStepProps) {
  const payments = useService(services.PaymentGateway)
  const savedCards = useService(services.SavedCardGateway)
  const session = useService(services.SessionStore)
  const [reading, setReading] = useState(false)
  const { answer, reload: read } = useLoaded<Payment>(async () => {
    const { user } = session.state.current()
    const [start, contract, unsettled, cards] = await Promise.all([
      payments.init(),
      payments.contract(),
      payments.open(),
      isMember(user) ? savedCards.list() : none,
    ])
    if (!start.ok) return start
    if (!contract.ok) return contract
    // If the saved cards fail to load, the member types a card.
    const kept = cards.ok ? cards.value : []
    return succeed({
      start: start.value,
      contract: contract.value,
      unsettled: unsettled.ok ? unsettled.value : [],
      cards: kept,
    })
  })
  const reload = useCallback(async () => {
    setReading(true)
    await read()
    setReading(false)
  }, [read])
  const shown = useRef(order)
  useEffect(() => {
    if (open && shown.current !== order) void reload()
    shown.current = order
  }, [open, order, reload])
  const [step, setStep] = useState<Payment>()
  useEffect(() => {
    if (answer?.ok) setStep(answer.value)
  }, [answer])
  const failure = answer?.ok === false ? answer.failure : undefined
  const said = failure && failureText(failure)
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
            <Button variant="text" size="sm" onClick={reload}>
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
      {step ? (
        <PaymentForm {...step} reload={reload} changing={changing || reading} said={said} />
      ) : (
        !said && <CheckoutSkeleton />
      )}
    </div>
  )
}
