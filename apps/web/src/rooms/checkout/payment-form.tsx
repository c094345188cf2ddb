import {
  attemptKeys,
  type CardInstallments,
  type CardOrderField,
  cardProblems,
  cartTotals,
  formatPrice,
  type GatewayFailure,
  type InvalidForm,
  type OrderContract,
  type OtherInstrument,
  type PaymentMethod,
  type PaymentStart,
  placeCardOrder,
  type Result,
  type StartedOtherPayment,
} from '@market/domain'
import { Alert, Button, Icon, type IconName, Radio } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { CardFields, cardFormOf, noCard } from '../../shell/payment/card-fields.tsx'
import { Consents, Contracts } from '../../shell/payment/contracts.tsx'
import * as css from './checkout.css.ts'
import { InstallmentTable } from './installment-table.tsx'
import { needsAccount, needsCard, OtherMethod, type OtherChoice, otherProblem } from './other-method.tsx'
import { PlacedOrder } from './placed-order.tsx'
import { OrderSummary } from './order-summary.tsx'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.payment
const methodIcons: Readonly<Record<PaymentMethod, IconName>> = {
  credit_card: 'credit-card',
  bank_transfer: 'bank',
  bank_instant: 'lightning',
  cash_on_delivery: 'hand-coins',
  gpay: 'shield-check',
  bkm: 'device-mobile',
  pay_with_url: 'link',
  pttem_card: 'identification-card',
  market_card: 'wallet',
}
/** The law wants the button to say that it obliges to pay; some ways pay only later. */
const paysNow = (method: PaymentMethod): boolean =>
  method !== 'cash_on_delivery' && method !== 'bank_transfer' && method !== 'pay_with_url'

interface PaymentFormProps {
  readonly start: PaymentStart
  readonly contract: OrderContract
  readonly reload: () => void
}

/** The card goes from here straight to the bank's tokenizer; the shop sees its token alone. */
export function PaymentForm({ start, contract, reload }: PaymentFormProps) {
  const payments = useService(services.PaymentGateway)
  const tokenizer = useService(services.CardTokenizer)
  const clock = useService(services.Clock)
  const others = useService(services.OrderPaymentGateway)
  const storedCards = useService(services.StoredCardTokenizer)
  const navigate = useNavigate()
  const [method, setMethod] = useState<PaymentMethod>('credit_card')
  const [choice, setChoice] = useState<OtherChoice>({ bankAccountId: undefined, cardNumber: '' })
  const [placed, setPlaced] = useState<StartedOtherPayment>()
  const [card, setCard] = useState(noCard)
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [installment, setInstallment] = useState(1)
  const [offer, setOffer] = useState<CardInstallments>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState(false)
  const [keys] = useState(() => attemptKeys(() => crypto.randomUUID()))

  const total = cartTotals(start.cart).total
  const form = cardFormOf(card)
  const problems = cardProblems(form, clock.now())
  const firstDigits = card.number.replaceAll(' ', '').slice(0, 6)
  const allAccepted = contract.documents.every(({ id }) => accepted.has(id))
  const plan = offer?.installments.find(({ count }) => count === installment)

  useEffect(() => {
    if (firstDigits.length < 6) return setOffer(undefined)
    let current = true
    const read = async () => {
      const answer = await payments.installments({ firstDigits, total })
      if (!current || !answer.ok) return
      setOffer(answer.value)
      setInstallment((count) => (answer.value.installments.some((option) => option.count === count) ? count : 1))
    }
    void read()
    return () => {
      current = false
    }
  }, [payments, firstDigits, total])

  const wish = {
    total,
    cartRevision: start.cart.revision,
    contractVersion: contract.version,
    contractAccepted: true,
  }
  const payByCard = () =>
    placeCardOrder({ payments, tokenizer, clock })({
      ...wish,
      card: form,
      tokenizerUrl: start.tokenizerUrl,
      installment,
      idempotencyKey: keys.keyOf([wish, form.number, installment]),
    })
  const payOtherwise = async (
    chosen: Exclude<PaymentMethod, 'credit_card'> | 'gift_code',
  ): Promise<Result<StartedOtherPayment, GatewayFailure>> => {
    const idempotencyKey = keys.keyOf([wish, chosen, choice])
    const pay = (instrument: OtherInstrument) => others.pay({ ...wish, instrument, idempotencyKey })
    if (chosen === 'gift_code') return pay({ method: chosen })
    if (needsAccount(chosen)) return pay({ method: chosen, bankAccountId: choice.bankAccountId ?? 0 })
    if (!needsCard(chosen)) return pay({ method: chosen })
    const token = await storedCards.tokenizeStored(choice.cardNumber, start.tokenizerUrl)
    return token.ok ? pay({ method: chosen, cardToken: token.value }) : token
  }
  /** What has to be mended before the order may be placed. */
  const firstProblem = (): string | undefined => {
    const [first] = method === 'credit_card' && total > 0 ? problems : []
    if (first) {
      document.querySelector<HTMLElement>(`#card-${first.field}`)?.focus()
      return ''
    }
    return (total > 0 ? otherProblem(method, choice) : undefined) ?? (allAccepted ? undefined : texts.mustAccept)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setProblem(undefined)
    const wrong = firstProblem()
    if (wrong !== undefined) return setProblem(wrong)
    setBusy(true)
    const otherwise = total === 0 ? 'gift_code' : method
    if (otherwise !== 'credit_card') {
      const answer = await payOtherwise(otherwise)
      keys.answered(answer)
      if (!answer.ok) return refused(answer.failure)
      const { link, paymentId, trialUrl, redirectUrl } = answer.value
      // Whoever has the link may pay: it goes with the navigation and stands in no address.
      if (link) return navigate(`/my/link-olusturuldu?payment=${paymentId}`, { state: { link } })
      return trialUrl ? setPlaced(answer.value) : location.assign(redirectUrl)
    }
    const answer = await payByCard()
    keys.answered(answer)
    if (answer.ok) return location.assign(answer.value.redirectUrl)
    refused(answer.failure)
  }
  const refused = (failure: GatewayFailure | InvalidForm<CardOrderField>) => {
    setBusy(false)
    setCard({ ...card, cvc: '' })
    if (failure.kind === 'invalid') return
    setProblem(failureText(failure))
    // Something about the cart changed: the shopper sees the new total before paying it.
    if (failure.kind === 'refused' && failure.status === 409) reload()
  }

  if (placed) return <PlacedOrder placed={placed} />
  return (
    <form className={css.layout} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.main}>
        {total === 0 ? (
          <Alert tone="info">{texts.covered}</Alert>
        ) : (
          <fieldset className={css.methods}>
            <legend className={css.methodsTitle}>{texts.choose}</legend>
            {start.methods.map((one) => (
              <div key={one.method} className={one.method === method ? css.method : css.otherRow}>
                <Radio
                  name="payment-method"
                  checked={one.method === method}
                  disabled={!one.available}
                  onChange={() => {
                    setMethod(one.method)
                    setTried(false)
                    setProblem(undefined)
                  }}
                  label={
                    <span className={css.methodTitle}>
                      <Icon name={methodIcons[one.method]} size="md" /> {one.title}
                    </span>
                  }
                  end={<small className={css.methodNote}>{one.note}</small>}
                />
                {one.method === method && (
                  <div className={css.methodBody}>
                    {one.method === 'credit_card' ? (
                      <>
                        <CardFields card={card} now={clock.now()} tried={tried} onChange={setCard} />
                        <InstallmentTable
                          options={offer?.installments}
                          total={total}
                          cap={offer?.cap ?? start.installmentCap}
                          chosen={installment}
                          onChoose={setInstallment}
                        />
                      </>
                    ) : (
                      <OtherMethod method={one.method} choice={choice} tried={tried} onChange={setChoice} />
                    )}
                  </div>
                )}
              </div>
            ))}
          </fieldset>
        )}
        <Contracts documents={contract.documents} version={contract.version} />
      </div>
      <div>
        <OrderSummary
          cart={start.cart}
          address={start.delivery}
          total={method === 'credit_card' ? plan?.total : undefined}
        >
          <Consents documents={contract.documents} accepted={accepted} onChange={setAccepted} />
          {problem && (
            <Alert tone="error" announced>
              {problem}
            </Alert>
          )}
          <Button type="submit" size="lg" full icon="lock" loading={busy}>
            {paysNow(method) ? texts.pay : texts.place}
          </Button>
          <p className={css.note}>{texts.obliges}</p>
        </OrderSummary>
        <p className={css.safe}>
          <Icon name="shield-check" size="md" /> {texts.safe}{' '}
          {plan && plan.count > 1 && `${texts.count(plan.count)}: ${formatPrice(plan.monthly)}`}
        </p>
      </div>
    </form>
  )
}
