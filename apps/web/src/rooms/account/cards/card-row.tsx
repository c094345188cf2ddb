import { cardBrand } from '@market/domain/validation'
import { isUsableCard, maskedCard, type SavedCard, savedCardTitle } from '@market/domain/checkout'
import { Button, PaymentLogo, Tag } from '@market/ui'
import { useEffect, useRef } from 'react'
import * as css from '../account.css.ts'
import { CardNameForm } from './card-name-form.tsx'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.cards

interface CardRowProps {
  readonly card: SavedCard
  readonly now: Date
  /** The form for its name is open. */
  readonly naming: boolean
  readonly onName: (naming: boolean) => void
  readonly onNamed: (cards: readonly SavedCard[]) => void
  readonly onRemove: () => void
}

/** A saved card: its name, its expiry date, and buttons to rename and delete it. */
export function CardRow({ card, now, naming, onName, onNamed, onRemove }: CardRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const rename = useRef<HTMLButtonElement>(null)
  const brand = cardBrand(card.firstDigits)
  const usable = isUsableCard(card, now)
  const title = savedCardTitle(card)
  const name = card.name === '' ? texts.give : texts.rename
  const ended = () => rename.current?.focus()
  useEffect(() => {
    if (naming) row.current?.querySelector('input')?.focus()
  }, [naming])
  return (
    <li ref={row} className={css.row}>
      <div className={css.cardOf}>
        {brand && (
          <span aria-hidden>
            <PaymentLogo brand={brand} />
          </span>
        )}
        <div>
          <p className={css.rowTitle}>
            {title} {!usable && <Tag>{texts.expired}</Tag>}
          </p>
          {card.name !== '' && <p className={css.rowText}>{maskedCard(card)}</p>}
          <p className={css.note}>
            {texts.until(card.expiry)}
            {!usable && ` · ${texts.expiredNote}`}
          </p>
        </div>
      </div>
      <div className={css.rowActions}>
        <Button
          ref={rename}
          variant="text"
          size="sm"
          aria-expanded={naming}
          aria-label={`${name}: ${title}`}
          onClick={() => onName(!naming)}
        >
          {name}
        </Button>
        <Button variant="text" size="sm" aria-label={`${texts.remove}: ${title}`} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
      {naming && (
        <CardNameForm
          card={card}
          onNamed={(cards) => {
            onNamed(cards)
            ended()
          }}
          onCancel={() => {
            onName(false)
            ended()
          }}
        />
      )}
    </li>
  )
}
