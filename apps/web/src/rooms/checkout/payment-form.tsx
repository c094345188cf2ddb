import {
  cardBrand,
  type CardField,
  cardProblems,
  type CardInstallments,
  cartTotals,
  formatPrice,
  type OrderContract,
  type PaymentStart,
  placeCardOrder,
} from '@market/domain'
import { Alert, Button, CardPreview, Checkbox, Icon, Panel, PaymentLogo, TextField } from '@market/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { formatCardNumber, formatExpiry } from './card-text.ts'
import * as css from './checkout.css.ts'
import { ContractDocument } from './contract-document.tsx'
import { InstallmentTable } from './installment-table.tsx'
import { OrderSummary } from './order-summary.tsx'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.payment
const { fields: names } = texts
const brandNames = { visa: 'Visa', mastercard: 'Mastercard', troy: 'Troy', amex: 'American Express' }

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
  const [card, setCard] = useState({ number: '', name: '', expiry: '', cvc: '' })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [installment, setInstallment] = useState(1)
  const [offer, setOffer] = useState<CardInstallments>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [tried, setTried] = useState(false)
  /** One key for one attempt: sent again after a lost answer, renewed after a definite refusal. */
  const key = useRef(crypto.randomUUID())

  const total = cartTotals(start.cart).total
  const brand = cardBrand(card.number)
  const [month = '', year = ''] = card.expiry.split('/')
  const form = { number: card.number, name: card.name, month, year, cvc: card.cvc }
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

  const errorOf = (field: CardField) => {
    const found = left.has(field) || tried ? problems.find((one) => one.field === field) : undefined
    return found && checkoutTexts.problem(names[field], found.problem)
  }
  const set = (change: Partial<typeof card>) => setCard({ ...card, ...change })
  const field = (name: CardField) => ({
    id: `card-${name}`,
    label: names[name],
    value: card[name],
    error: errorOf(name),
    onBlur: () => setLeft(new Set([...left, name])),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setProblem(undefined)
    const [first] = problems
    if (first) return document.querySelector<HTMLElement>(`#card-${first.field}`)?.focus()
    if (!allAccepted) return setProblem(texts.mustAccept)
    setBusy(true)
    const answer = await placeCardOrder({ payments, tokenizer, clock })({
      card: form,
      tokenizerUrl: start.tokenizerUrl,
      installment,
      total,
      cartRevision: start.cart.revision,
      contractVersion: contract.version,
      contractAccepted: true,
      idempotencyKey: key.current,
    })
    if (answer.ok) return location.assign(answer.value.redirectUrl)
    setBusy(false)
    set({ cvc: '' })
    if (answer.failure.kind === 'invalid') return
    setProblem(failureText(answer.failure))
    if (answer.failure.kind === 'offline') return
    key.current = crypto.randomUUID()
    // Something about the cart changed: the shopper sees the new total before paying it.
    if (answer.failure.kind === 'refused' && answer.failure.status === 409) reload()
  }

  return (
    <form className={css.layout} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.main}>
        <section className={css.method} aria-labelledby="card-title">
          <h2 id="card-title" className={css.methodTitle}>
            <Icon name="credit-card" />
            {start.methods.find(({ method }) => method === 'credit_card')?.title}
          </h2>
          <p className={css.note}>{texts.allRequired}</p>
          <div className={css.cardGrid}>
            <div className={css.form}>
              <div className={css.wide}>
                <TextField
                  {...field('number')}
                  name="cardnumber"
                  autoComplete="cc-number"
                  inputMode="numeric"
                  adornment={brand && <PaymentLogo brand={brand} />}
                  success={brand && !errorOf('number') ? texts.recognised(brandNames[brand]) : undefined}
                  onChange={(event) => set({ number: formatCardNumber(event.target.value) })}
                />
              </div>
              <div className={css.wide}>
                <TextField
                  {...field('name')}
                  name="ccname"
                  autoComplete="cc-name"
                  onChange={(event) => set({ name: event.target.value })}
                />
              </div>
              <TextField
                {...field('expiry')}
                name="cc-exp"
                autoComplete="cc-exp"
                inputMode="numeric"
                hint={texts.expiryHint}
                maxLength={7}
                onChange={(event) => set({ expiry: formatExpiry(event.target.value, card.expiry) })}
              />
              <TextField
                {...field('cvc')}
                name="cvc"
                autoComplete="cc-csc"
                inputMode="numeric"
                hint={texts.cvcHint}
                maxLength={4}
                onChange={(event) => set({ cvc: event.target.value.replaceAll(/[^0-9]/g, '') })}
              />
            </div>
            <div className={css.preview}>
              <CardPreview
                number={card.number || '•••• •••• •••• ••••'}
                name={card.name || '—'}
                expiry={card.expiry || '—/—'}
                nameLabel="Ad soyad"
                expiryLabel={names.expiry}
                brand={brand}
              />
            </div>
          </div>
          <InstallmentTable
            options={offer?.installments}
            total={total}
            cap={offer?.cap ?? start.installmentCap}
            chosen={installment}
            onChoose={setInstallment}
          />
        </section>
        <ul className={css.others}>
          {start.methods
            .filter(({ method }) => method !== 'credit_card')
            .map((method) => (
              <li key={method.method} className={css.otherRow}>
                {method.title} <small>{method.available ? method.note : texts.unavailable}</small>
              </li>
            ))}
        </ul>
        <Panel title={texts.contracts} icon="file-pdf">
          <div className={css.documents}>
            {contract.documents.map((document) => (
              <ContractDocument key={document.id} document={document} />
            ))}
          </div>
        </Panel>
      </div>
      <div>
        <OrderSummary cart={start.cart} address={start.delivery} total={plan?.total}>
          <div className={css.consent}>
            {contract.documents.map((document) => (
              <Checkbox
                key={document.id}
                label={texts.accept(document.title)}
                checked={accepted.has(document.id)}
                onChange={(event) =>
                  setAccepted(
                    new Set(
                      event.target.checked
                        ? [...accepted, document.id]
                        : [...accepted].filter((id) => id !== document.id),
                    ),
                  )
                }
              />
            ))}
          </div>
          {problem && (
            <Alert tone="error" announced>
              {problem}
            </Alert>
          )}
          <Button type="submit" size="lg" full icon="lock" loading={busy}>
            {texts.pay}
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
