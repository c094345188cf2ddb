import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import * as css from './price.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Props of `Price`; amounts are formatted texts (rules.md M2). */
export interface PriceProps {
  /** The formatted amount, such as `1.234,56 TL`. */
  amount: string
  /** Prefix for screen readers; empty if the text before it says the same. */
  label?: string
  /** The formatted earlier price, struck through above the amount, or beside it with `beside`. */
  previous?: string | undefined
  /** The discount as text for screen readers; it is drawn elsewhere. */
  off?: string | undefined
  beside?: boolean
  /** Reserves the row of the struck-through price even without one, so that prices line up across a row of cards. */
  holdsPrevious?: boolean
  size?: keyof typeof css.amount
  tone?: keyof typeof css.tone
  className?: string | undefined
  /** Content in the price's row, such as its button. */
  children?: ReactNode
}

/**
 * A price in the style of a stamp's face value: the whole part large; comma, kuruş and currency at two thirds. Screen
 * readers read one sentence. Fraction and earlier price are drawn by style rules, since a page has dozens of prices.
 */
export function Price(props: PriceProps) {
  const {
    amount,
    label = words.price,
    previous,
    off,
    beside,
    holdsPrevious,
    size = 'card',
    tone = 'plain',
    children,
  } = props
  const comma = amount.indexOf(',')
  const whole = comma < 0 ? amount : amount.slice(0, comma)
  const fraction = comma < 0 ? '' : amount.slice(comma)
  const spoken = [`${label} ${amount}`.trim(), previous && `${words.previousPrice} ${previous}`, off]
  return (
    <span className={classNames(css.root, beside && css.beside, props.className)}>
      {beside && previous && (
        <s className={css.previous} aria-hidden>
          {previous}
        </s>
      )}
      <span
        className={classNames(css.amount[size], css.line, css.tone[tone], holdsPrevious && !previous && css.held)}
        data-previous={beside ? undefined : previous}
        data-fraction={fraction === words.wholeLira ? undefined : fraction}
        aria-hidden
      >
        {whole}
      </span>
      <VisuallyHidden>{spoken.filter(Boolean).join(', ')}</VisuallyHidden>
      {children}
    </span>
  )
}
