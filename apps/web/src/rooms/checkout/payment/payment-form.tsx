import type { GatewayFailure, InvalidForm } from '@market/domain/kernel'
import { subtract } from '@market/domain/money'
import { cartTotals } from '@market/domain/cart'
import {
  cardProblems,
  type OpenPayment,
  type OrderContract,
  otherProblems,
  type PaymentMethod,
  type PaymentStart,
  type SavedCard,
  type StartedOtherPayment,
  savedToPay,
} from '@market/domain/checkout'
import { failureText, useAttemptKeys, useService, useStream } from '@market/react'
import { Alert, Button, Icon } from '@market/ui'
import { type FormEvent, useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isMember } from '../../../shared/account/is-member.ts'
import { services } from '../../../composition/tokens.ts'
import { checkoutRoom } from '../bind.ts'
import { begunPayment, begunPaymentDays } from '../../../shared/payment/use-begun-payment.ts'
import { cardFormOf } from '../../../shared/payment/card-fields.tsx'
import { Consent, ConsentByButton, Contracts } from '../../../shared/payment/contracts.tsx'
import { useCameBack } from '../../../shared/payment/use-came-back.ts'
import * as css from '../checkout.css.ts'
import { CardPayment } from './card-payment.tsx'
import { OpenPayments } from './open-payments.tsx'
import { OtherMethod, otherText } from './other-method.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { filledFrom, paymentForm } from './payment-form-state.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { checkoutTexts } from '../texts.ts'
import { useInstallments } from './use-installments.ts'

const texts = checkoutTexts.payment
/**
 * Whether a method is paid at once. By law the button must say that it obliges to pay, and some methods are paid later.
 */
const paysNow = (method: PaymentMethod): boolean =>
  method !== 'cash_on_delivery' && method !== 'bank_transfer' && method !== 'pay_with_url'

interface PaymentFormProps {
  readonly start: PaymentStart
  readonly contract: OrderContract
  /** The member's saved cards. */
  readonly cards: readonly SavedCard[]
  readonly unsettled: readonly OpenPayment[]
  readonly reload: () => Promise<void>
  /** The order is being changed or loaded again. */
  readonly changing: boolean
  /**
   * The error text that the step shows above, for example when the order could not be loaded again; it is not repeated
   * here.
   */
  readonly said: string | undefined
}

/** The payment form. Card data goes directly to the bank's tokenizer; the shop only receives a token. */
export function PaymentForm({ start, contract, cards, unsettled, reload, changing, said: above }: PaymentFormProps) {
  const placeCardOrder = useService(checkoutRoom.placeCardOrder)
  const payOtherwise = useService(checkoutRoom.payOtherwise)
  const clock = useService(services.Clock)
  const drafts = useService(checkoutRoom.paymentDrafts)
  const expiring = useService(services.ExpiringStore)
  const cartStore = useService(services.CartStore)
  const { user, ended } = useStream(useService(services.SessionStore).state)
  const userId = user?.userId ?? null
  const member = isMember(user)
  const owner = user?.email ?? user?.guestEmail ?? ''
  const navigate = useNavigate()
  const offers = (wanted: string | undefined) =>
    start.methods.find(({ method, available }) => available && (wanted === undefined || method === wanted))?.method
  const [state, send] = useReducer(paymentForm, undefined, () => {
    const kept = drafts.read()
    return filledFrom(kept?.owner === owner ? kept : undefined, start.invoice)
  })
  const { wanted, card, savedCard, keep, installment: count, choice, accepted, tried, busy, problem } = state
  const method = offers(wanted) ?? offers(undefined) ?? 'credit_card'
  const keys = useAttemptKeys()
  const consents = useRef<HTMLDivElement>(null)
  const buyer = useRef(owner)
  const left = useRef<string>(null)
  const said = useRef<HTMLDivElement>(null)

  const { total, giftCode } = cartTotals(start.cart)
  const form = cardFormOf(card)
  const byCard = method === 'credit_card' && total > 0
  const saved = savedToPay(cards, savedCard, clock.now())
  const { offer, asking } = useInstallments(saved?.firstDigits ?? card.number, total)
  const plan = byCard ? offer?.installments.find((one) => one.count === count) : undefined
  const ticked = accepted === contract.version
  /** With a saved card there is nothing to fill in, so pressing the button accepts the documents, as its text says. */
  const byButton = byCard && saved !== undefined
  const due = plan?.total ?? total
  /** The amount is being loaded, and a shopper must not commit to an amount that is not shown. */
  const unknown = changing || (byCard && asking && count > 1)

  /** A new login after the session ended may have another cart, and another member must not see the typed card. */
  useEffect(() => {
    if (ended) left.current = ended.user.userId
    if (ended || owner === buyer.current) return
    buyer.current = owner
    if (left.current !== null && userId !== null && userId !== left.current) send({ type: 'another-member' })
    void reload()
  }, [ended, owner, userId, reload])

  useCameBack(() => {
    send({ type: 'came-back' })
    void reload()
  })

  /** The bar on phones can be pressed anywhere on the page, so scroll the message into view. */
  useEffect(() => {
    if (problem) said.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const wish = {
    total,
    cartRevision: start.cart.revision,
    contractVersion: contract.version,
    contractAccepted: ticked || byButton,
    tokenizerUrl: start.tokenizerUrl,
  }
  /** Shows the first problem that prevents the order, and focuses its field. Returns true if there is one. */
  const findProblem = (): boolean => {
    const [first] = byCard && !saved ? cardProblems(form, clock.now()) : []
    if (first) {
      document.querySelector<HTMLElement>(`#card-${first.field}`)?.focus()
      return true
    }
    const [other] = total > 0 ? otherProblems(method, choice) : []
    if (other) {
      send({ type: 'incomplete', problem: otherText(other) })
      document.querySelector<HTMLElement>(other.field === 'bank' ? '[name=bank-account]' : '#stored-card')?.focus()
      return true
    }
    if (ticked || byButton) return false
    send({ type: 'incomplete', problem: texts.mustAccept })
    consents.current?.querySelector<HTMLElement>('input:not(:checked)')?.focus()
    return true
  }
  const goOn = ({ link, paymentId, expiresAt, trialUrl, redirectUrl }: StartedOtherPayment) => {
    const transferred = method === 'bank_transfer'
    // The order is placed, and the API has emptied the cart.
    if (link || transferred) void cartStore.load()
    // Every holder of the link can pay, so it is passed as navigation state and never in the address.
    if (link) return navigate(`/my/link-olusturuldu?payment=${paymentId}`, { state: { link, until: expiresAt } })
    // The order is placed and can be loaded again, so a reload loses nothing.
    return transferred ? navigate('/my/siparis-tamamlandi', { state: { trialUrl } }) : location.assign(redirectUrl)
  }
  /** Stores the input for another attempt or a reload. */
  const keepDraft = (chosen: PaymentMethod) =>
    drafts.write({
      owner,
      method: chosen,
      cardName: card.name,
      installment: count,
      acceptedVersion: ticked ? contract.version : null,
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || unknown) return
    send({ type: 'tried' })
    if (findProblem()) return
    send({ type: 'sent' })
    expiring.write(begunPayment, '1', begunPaymentDays)
    keepDraft(method)
    if (byCard) {
      const installment = plan?.count ?? 1
      const idempotencyKey = keys.keyOf([wish, saved?.id ?? form.number, installment, keep])
      const answer = await placeCardOrder({
        ...wish,
        installment,
        idempotencyKey,
        card: saved ?? form,
        saveCard: member && keep,
      })
      keys.answered(answer)
      return answer.ok ? location.assign(answer.value.redirectUrl) : refused(answer.failure)
    }
    const chosen = total === 0 || method === 'credit_card' ? 'gift_code' : method
    const idempotencyKey = keys.keyOf([wish, chosen, choice])
    const answer = await payOtherwise({ ...wish, ...choice, method: chosen, idempotencyKey })
    keys.answered(answer)
    return answer.ok ? goOn(answer.value) : refused(answer.failure)
  }
  const refused = (failure: GatewayFailure | InvalidForm<string>) => {
    if (failure.kind === 'invalid') return send({ type: 'refused' })
    send({ type: 'refused', problem: failureText(failure) })
    // The cart has changed, or a saved card was removed elsewhere: load the order again, so that the shopper sees the
    // new total before paying.
    if ((failure.kind === 'refused' && failure.status === 409) || failure.kind === 'not-found') void reload()
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
            onChoose={(chosen) => {
              send({ type: 'method', method: chosen })
              keepDraft(chosen)
            }}
          >
            {method === 'credit_card' ? (
              <CardPayment
                cards={cards}
                saved={saved}
                onSaved={(id) => send({ type: 'saved-card', id })}
                card={card}
                now={clock.now()}
                tried={tried}
                onCard={(typed) => send({ type: 'card', card: typed })}
                keep={member ? keep : undefined}
                onKeep={(kept) => send({ type: 'keep', keep: kept })}
                offer={offer}
                start={start}
                total={total}
                count={plan?.count ?? 1}
                onCount={(chosen) => send({ type: 'installment', count: chosen })}
              />
            ) : (
              <OtherMethod
                method={method}
                choice={choice}
                total={total}
                tokenizerUrl={start.tokenizerUrl}
                tried={tried}
                onChange={(chosen) => send({ type: 'choice', choice: chosen })}
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
                onChange={(now) => send({ type: 'accepted', version: now ? contract.version : undefined })}
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
          <Button type="submit" size="lg" full icon="lock" loading={busy || unknown}>
            {paysNow(method) ? texts.pay : texts.place}
          </Button>
          <p className={css.note}>{texts.obliges}</p>
        </OrderSummary>
        <p className={css.safe}>
          <Icon name="shield-check" size="md" /> {total === 0 ? texts.safeOf.gift_code : texts.safeOf[method]}
        </p>
      </div>
      <PayBar total={due} busy={busy || unknown} label={paysNow(method) ? texts.pay : texts.place}>
        {byButton && <ConsentByButton documents={contract.documents} />}
      </PayBar>
    </form>
  )
}
