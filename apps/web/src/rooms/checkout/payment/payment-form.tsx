import { isMember } from '@market/domain/session'
import { subtract } from '@market/domain/money'
import { cartTotals } from '@market/domain/cart'
import type { PaymentMethod } from '@market/domain/checkout'
import { failureText, useService, useStream } from '@market/react'
import {
  type PaymentNext,
  type PaymentOrder,
  type PaymentProblem,
  type PaymentState,
  type PaymentStore,
  paymentView,
} from '@market/stores'
import { Alert, Button, Icon } from '@market/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { Consent, ConsentByButton, Contracts } from '../../../shared/payment/contracts.tsx'
import { useCameBack } from '../../../shared/payment/use-came-back.ts'
import * as css from '../checkout.css.ts'
import { CardPayment } from './card-payment.tsx'
import { OpenPayments } from './open-payments.tsx'
import { OtherMethod, otherText } from './other-method.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment
/**
 * Whether a method is paid at once. By law the button must say that it obliges to pay, and some methods are paid later.
 */
const paysNow = (method: PaymentMethod): boolean =>
  method !== 'cash_on_delivery' && method !== 'bank_transfer' && method !== 'pay_with_url'

const textOf = (problem: PaymentProblem): string => {
  if (problem.kind === 'failure') return failureText(problem.failure)
  return problem.kind === 'contract' ? texts.mustAccept : otherText(problem)
}

interface PaymentFormProps {
  readonly payment: PaymentStore
  readonly state: PaymentState
  readonly order: PaymentOrder
  /** A part of the order is being saved. */
  readonly changing: boolean
  /**
   * The error text that the step shows above, for example when the order could not be loaded again; it is not repeated
   * here.
   */
  readonly said: string | undefined
}

/** The payment form. Card data goes directly to the bank's tokenizer; the shop only receives a token. */
export function PaymentForm({ payment, state, order, changing, said: above }: PaymentFormProps) {
  const now = useService(services.Clock).now()
  const member = isMember(useStream(useService(services.SessionStore).state).user)
  const navigate = useNavigate()
  const { start, contract, cards, unsettled } = order
  const { card, keep, choice, tried, busy } = state.form
  const { method, total, saved, offer, plan, ticked, byButton, due, unknown } = paymentView({ ...state, order }, now)
  const { giftCode } = cartTotals(start.cart)
  const problem = state.form.problem && textOf(state.form.problem)
  const waiting = busy || changing || unknown
  const consents = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLDivElement>(null)
  useCameBack(payment.comeBack)

  /** The bar on phones can be pressed anywhere on the page, so scroll the message into view. */
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const focus = (field: Extract<PaymentNext, { readonly to: 'field' }>['field']) => {
    if (field === 'contract') return consents.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus()
    const place = field === 'bank' ? '[name=bank-account]' : field === 'stored-card' ? '#stored-card' : `#card-${field}`
    document.querySelector<HTMLElement>(place)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (changing) return
    const next = await payment.submit()
    if (next?.to === 'field') return focus(next.field)
    if (next?.to === 'bank') return location.assign(next.url)
    // Every holder of the link can pay, so it is passed as navigation state and never in the address.
    if (next?.to === 'link')
      return navigate(`/my/link-olusturuldu?payment=${next.paymentId}`, {
        state: { link: next.link, until: next.until },
      })
    // The order is placed and can be loaded again, so a reload loses nothing.
    if (next?.to === 'transfer') return navigate('/my/siparis-tamamlandi', { state: { trialUrl: next.trialUrl } })
  }

  return (
    <form className={css.payment} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.main}>
        <OpenPayments open={unsettled} />
        {total === 0 ? (
          <Alert tone="info">{giftCode > 0 ? texts.covered : texts.nothingToPay}</Alert>
        ) : (
          <PaymentMethods
            methods={start.methods}
            chosen={method}
            onChoose={(chosen) => payment.enter({ type: 'method', method: chosen })}
          >
            {method === 'credit_card' ? (
              <CardPayment
                cards={cards}
                saved={saved}
                onSaved={(id) => payment.enter({ type: 'saved-card', id })}
                card={card}
                now={now}
                tried={tried}
                onCard={(typed) => payment.enter({ type: 'card', card: typed })}
                keep={member ? keep : undefined}
                onKeep={(kept) => payment.enter({ type: 'keep', keep: kept })}
                offer={offer}
                start={start}
                total={total}
                count={plan?.count ?? 1}
                onCount={(chosen) => payment.enter({ type: 'installment', count: chosen })}
              />
            ) : (
              <OtherMethod
                method={method}
                choice={choice}
                total={total}
                tokenizerUrl={start.tokenizerUrl}
                tried={tried}
                onChange={(chosen) => payment.enter({ type: 'choice', choice: chosen })}
              />
            )}
          </PaymentMethods>
        )}
        <Contracts documents={contract.documents} version={contract.version} />
      </div>
      <div className={css.side}>
        <OrderSummary
          cart={start.cart}
          address={start.delivery}
          invoice={start.invoice}
          interest={subtract(due, total)}
        >
          <div ref={consents}>
            {byButton ? (
              <ConsentByButton documents={contract.documents} />
            ) : (
              <Consent
                documents={contract.documents}
                accepted={ticked}
                onChange={(accepts) =>
                  payment.enter({ type: 'accepted', version: accepts ? contract.version : undefined })
                }
              />
            )}
          </div>
          <div ref={said} className={css.said}>
            {problem && problem !== above && (
              <Alert tone="error" announced>
                {problem}
              </Alert>
            )}
          </div>
          <Button type="submit" size="lg" full icon="lock" loading={waiting}>
            {paysNow(method) ? texts.pay : texts.place}
          </Button>
          <p className={css.note}>{texts.obliges}</p>
        </OrderSummary>
        <p className={css.safe}>
          <Icon name="shield-check" size="md" /> {total === 0 ? texts.safeOf.gift_code : texts.safeOf[method]}
        </p>
      </div>
      <PayBar total={due} busy={waiting} label={paysNow(method) ? texts.pay : texts.place}>
        {byButton && <ConsentByButton documents={contract.documents} />}
      </PayBar>
    </form>
  )
}
