import { formatPrice } from '@market/domain/money'
import type { BuyBackState, DeviceSale, Offer } from '@market/domain/buy-back'
import { Button, Price } from '@market/ui'
import { useState } from 'react'
import { dateText } from '../../shared/time/date-text.ts'
import * as css from './buy-back.css.ts'
import { SellerForm } from './seller-form.tsx'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.offer

interface OfferStepProps {
  readonly state: BuyBackState
  readonly offer: Offer
  readonly onSold: (sale: DeviceSale) => void
}

/** The offer for a device; the seller's form opens once the shopper accepts the price. */
export function OfferStep({ state, offer, onSold }: OfferStepProps) {
  const [taken, setTaken] = useState(false)
  const { questions, answers, model } = state
  return (
    <div className={css.step}>
      <div className={css.offer}>
        <p className={css.offerText}>{model?.name}</p>
        <Price label={texts.price} size="product" amount={formatPrice(offer.price)} />
        <p className={css.offerText}>{texts.valid(dateText(offer.validUntil))}</p>
      </div>
      <p className={css.note}>{texts.note}</p>
      <details>
        <summary className={css.summary}>{texts.answers}</summary>
        <dl className={css.answers}>
          {questions.map(({ id, name, options }) => (
            <div key={id} className={css.answer}>
              <dt className={css.asked}>{name}</dt>
              <dd className={css.given}>{options.find((option) => option.id === answers[id])?.name}</dd>
            </div>
          ))}
        </dl>
      </details>
      {taken ? (
        <SellerForm service={state.tab} offer={offer} onSold={onSold} />
      ) : (
        <Button size="lg" full onClick={() => setTaken(true)}>
          {texts.sell}
        </Button>
      )}
    </div>
  )
}
