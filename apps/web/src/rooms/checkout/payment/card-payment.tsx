import type { SavedCardId } from '@market/domain/kernel'
import { firstCardDigits } from '@market/domain/validation'
import type { Money } from '@market/domain/money'
import type { CardInstallments, PaymentStart, SavedCard } from '@market/domain/checkout'
import type { TypedCard } from '@market/stores'
import { Checkbox } from '@market/ui'
import { CardFields } from '../../../shared/payment/card-fields.tsx'
import { SavedCards } from '../../../shared/payment/saved-cards.tsx'
import { paymentTexts } from '../../../shared/payment/texts.ts'
import * as css from '../checkout.css.ts'
import { InstallmentTable } from './installment-table.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.payment.saved

interface CardPaymentProps {
  readonly cards: readonly SavedCard[]
  /** The saved card to pay with; undefined if a card is typed. */
  readonly saved: SavedCard | undefined
  readonly onSaved: (id: SavedCardId | null) => void
  readonly card: TypedCard
  readonly now: Date
  readonly tried: boolean
  readonly onCard: (card: TypedCard) => void
  /** Whether to save the typed card; undefined for guests. */
  readonly keep: boolean | undefined
  readonly onKeep: (keep: boolean) => void
  readonly offer: CardInstallments | undefined
  readonly start: PaymentStart
  readonly total: Money
  readonly count: number
  readonly onCount: (count: number) => void
}

/** Payment by a saved or typed card, with its instalments. */
export const CardPayment = (props: CardPaymentProps) => {
  const { cards, saved, card, keep, offer } = props
  return (
    <>
      {cards.length > 0 && <SavedCards cards={cards} now={props.now} chosen={saved} onChoose={props.onSaved} />}
      {saved ? (
        <p className={css.note}>{paymentTexts.saved.note}</p>
      ) : (
        <>
          <CardFields card={card} now={props.now} tried={props.tried} onChange={props.onCard} />
          {keep !== undefined && (
            <div className={css.keep}>
              <Checkbox
                label={texts.keep}
                checked={keep}
                aria-describedby="keep-card-note"
                onChange={(event) => props.onKeep(event.target.checked)}
              />
              <p id="keep-card-note" className={css.note}>
                {texts.keepNote}
              </p>
            </div>
          )}
        </>
      )}
      <InstallmentTable
        firstDigits={firstCardDigits(saved?.firstDigits ?? card.number)}
        options={offer?.installments}
        total={props.total}
        cap={offer?.cap ?? props.start.installmentCap}
        chosen={props.count}
        onChoose={props.onCount}
      />
    </>
  )
}
