import type { GatewayFailure, InvalidForm, Result, SavedCardId } from '@market/domain/kernel'
import {
  type CardForm,
  type CardOrderField,
  cardProblems,
  type OrderContract,
  type SavedCard,
  savedToPay,
  type StartedPayment,
} from '@market/domain/checkout'
import { failureText, useAttemptKeys, useService } from '@market/react'
import { cardFormOf, noCard } from '@market/stores'
import { Alert, Button, Icon, Panel, Receipt } from '@market/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { CardFields } from './card-fields.tsx'
import { Consent, ConsentByButton, Contracts, consentId } from './contracts.tsx'
import * as css from './payment.css.ts'
import { SavedCards } from './saved-cards.tsx'
import { paymentTexts as texts } from './texts.ts'
import { useCameBack } from './use-came-back.ts'
import { useSavedCards } from './use-saved-cards.ts'

/** One attempt to pay. */
export interface SaleAttempt {
  readonly card: CardForm | SavedCard
  readonly contractAccepted: boolean
  readonly idempotencyKey: string
}
interface SaleFormProps<Field extends string> {
  /** Identifies the goods: other goods are another attempt with another key. */
  readonly of: string
  readonly title: string
  /** Lines and total of the receipt. */
  readonly summary: ReactNode
  readonly documents: OrderContract['documents']
  readonly pay: (
    attempt: SaleAttempt,
  ) => Promise<Result<StartedPayment, GatewayFailure | InvalidForm<CardOrderField | Field>>>
  /** Called if the goods have changed meanwhile, so that the page loads its data again. */
  readonly onChanged: () => void
}

/**
 * A form that pays by card for something outside the cart. A typed card goes directly to the bank's tokenizer; a member
 * can choose a saved card.
 */
export function SaleForm<Field extends string>({
  of,
  title,
  summary,
  documents,
  pay,
  onChanged,
}: SaleFormProps<Field>) {
  const clock = useService(services.Clock)
  const cards = useSavedCards()
  const [card, setCard] = useState(noCard)
  const [chosen, setChosen] = useState<SavedCardId | null>()
  const [accepted, setAccepted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = useAttemptKeys()
  // Saved cards that load after the shopper began to type do not replace the typed card.
  const wanted = chosen === undefined && card.number !== '' ? null : chosen
  const saved = savedToPay(cards, wanted, clock.now())

  /** Clears the card's security code, which is typed again for each attempt. */
  const beginAgain = () => {
    setBusy(false)
    setTried(false)
    setCard((typed) => ({ ...typed, cvc: '' }))
  }
  useCameBack(() => {
    beginAgain()
    onChanged()
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setProblem(undefined)
    const form = cardFormOf(card)
    const [wrong] = saved ? [] : cardProblems(form, clock.now())
    if (wrong) return document.querySelector<HTMLElement>(`#card-${wrong.field}`)?.focus()
    if (!accepted && !saved) {
      setProblem(texts.mustAccept)
      return document.querySelector<HTMLElement>(`#${consentId}`)?.focus()
    }
    setBusy(true)
    const idempotencyKey = keys.keyOf([of, saved?.id ?? form.number])
    const answer = await pay({ card: saved ?? form, contractAccepted: true, idempotencyKey })
    keys.answered(answer)
    if (answer.ok) return location.assign(answer.value.redirectUrl)
    const { failure } = answer
    if (failure.kind === 'invalid') return setBusy(false)
    beginAgain()
    setProblem(failureText(failure))
    if (failure.kind === 'refused' && failure.status === 409) onChanged()
  }

  return (
    <form className={css.layout} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.main}>
        <Panel title={texts.card} icon="credit-card">
          {cards.length > 0 && <SavedCards cards={cards} now={clock.now()} chosen={saved} onChoose={setChosen} />}
          {saved ? (
            <p className={css.note}>{texts.saved.note}</p>
          ) : (
            <CardFields card={card} now={clock.now()} tried={tried} onChange={setCard} />
          )}
        </Panel>
        <Contracts documents={documents} />
      </div>
      <div>
        <Receipt title={title}>
          {summary}
          {saved ? (
            <ConsentByButton documents={documents} />
          ) : (
            <Consent documents={documents} accepted={accepted} onChange={setAccepted} />
          )}
          {problem && (
            <Alert tone="error" announced>
              {problem}
            </Alert>
          )}
          <Button type="submit" size="lg" full icon="lock" loading={busy}>
            {texts.pay}
          </Button>
          <p className={css.note}>{texts.obliges}</p>
        </Receipt>
        <p className={css.safe}>
          <Icon name="shield-check" size="md" /> {texts.safe}
        </p>
      </div>
    </form>
  )
}
