import type { SavedCardId } from '@market/domain/kernel'
import { cardBrand } from '@market/domain/validation'
import { isUsableCard, maskedCard, type SavedCard, savedCardTitle, usableFirst } from '@market/domain/checkout'
import { PaymentLogo, Radio } from '@market/ui'
import * as css from './payment.css.ts'
import { paymentTexts } from './texts.ts'

const texts = paymentTexts.saved

interface SavedCardsProps {
  readonly cards: readonly SavedCard[]
  readonly now: Date
  /** Undefined if another card is typed. */
  readonly chosen: SavedCard | undefined
  readonly onChoose: (id: SavedCardId | null) => void
}

/** The member's saved cards as radio buttons; an expired one is marked and cannot be chosen. */
export const SavedCards = ({ cards, now, chosen, onChoose }: SavedCardsProps) => (
  <fieldset className={css.savedCards}>
    <legend className={css.savedCardsTitle}>{texts.title}</legend>
    {usableFirst(cards, now).map((card) => {
      const usable = isUsableCard(card, now)
      const brand = cardBrand(card.firstDigits)
      return (
        <Radio
          key={card.id}
          name="saved-card"
          checked={card.id === chosen?.id}
          disabled={!usable}
          onChange={() => onChoose(card.id)}
          label={
            <span className={css.savedCard}>
              {brand && (
                <span aria-hidden>
                  <PaymentLogo brand={brand} />
                </span>
              )}
              <span>
                <b>{savedCardTitle(card)}</b>
                {card.name !== '' && <small>{maskedCard(card)}</small>}
              </span>
            </span>
          }
          end={<small className={css.expiry}>{usable ? texts.until(card.expiry) : texts.expired}</small>}
        />
      )
    })}
    <Radio
      name="saved-card"
      checked={chosen === undefined}
      onChange={() => onChoose(null)}
      label={<b>{texts.another}</b>}
    />
  </fieldset>
)
