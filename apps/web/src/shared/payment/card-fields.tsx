import { cleanText } from '@market/domain/text'
import { cardBrand, expiryText, validationMessages } from '@market/domain/validation'
import { cardBrandNames, type CardField, cardProblems } from '@market/domain/checkout'
import { useJudgedFields } from '@market/react'
import { cardFormOf, type TypedCard } from '@market/stores'
import { CardPreview, PaymentLogo, TextField } from '@market/ui'
import { formatCardNumber } from './card-text.ts'
import * as css from './payment.css.ts'
import { paymentTexts as texts } from './texts.ts'

const { fields: names } = texts

interface CardFieldsProps {
  readonly card: TypedCard
  readonly now: Date
  /** The form was submitted, so every problem is shown. */
  readonly tried: boolean
  readonly onChange: (card: TypedCard) => void
}

/** The fields of a card beside a picture of it. */
export function CardFields({ card, now, tried, onChange }: CardFieldsProps) {
  const { judged, type, leave } = useJudgedFields()
  const brand = cardBrand(card.number)
  const problems = cardProblems(cardFormOf(card), now)
  const errorOf = (field: CardField) => {
    const found = judged.has(field) || tried ? problems.find((one) => one.field === field) : undefined
    // The code is cleared for the next attempt, which is not an error yet.
    if (found?.problem === 'required' && field === 'cvc' && !tried) return undefined
    if (found?.problem === 'invalid' && field === 'name') return validationMessages.cardName({ field: names.name })
    return found && texts.problem(names[field], found.problem)
  }
  const set = (name: keyof TypedCard, typed: string) => {
    type(name)
    onChange({ ...card, [name]: typed })
  }
  const field = (name: CardField) => ({
    id: `card-${name}`,
    label: names[name],
    mark: texts.required,
    value: card[name],
    error: errorOf(name),
    onBlur: () => leave(name),
  })
  return (
    <>
      <div className={css.cardGrid}>
        <div className={css.form}>
          <div className={css.wide}>
            <TextField
              {...field('number')}
              name="cardnumber"
              autoComplete="cc-number"
              inputMode="numeric"
              adornment={brand && <PaymentLogo brand={brand} />}
              success={brand && !errorOf('number') ? texts.recognised(cardBrandNames[brand]) : undefined}
              onChange={(event) => set('number', formatCardNumber(event.target.value))}
            />
          </div>
          <div className={css.wide}>
            <TextField
              {...field('name')}
              name="ccname"
              autoComplete="cc-name"
              onChange={(event) => set('name', cleanText(event.target.value))}
            />
          </div>
          <TextField
            {...field('expiry')}
            name="cc-exp"
            autoComplete="cc-exp"
            inputMode="numeric"
            hint={texts.expiryHint}
            onChange={(event) => set('expiry', expiryText(event.target.value, card.expiry))}
          />
          <TextField
            {...field('cvc')}
            name="cvc"
            autoComplete="cc-csc"
            inputMode="numeric"
            hint={brand === 'amex' ? texts.amexCvcHint : texts.cvcHint}
            onChange={(event) =>
              set('cvc', event.target.value.replaceAll(/[^0-9]/g, '').slice(0, brand === 'amex' ? 4 : 3))
            }
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
    </>
  )
}
