import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import * as css from './price.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface PriceProps {
  /** The formatted amount, such as `1.234,56 TL`. */
  amount: string
  /** The formatted earlier price, struck above, or beside with `beside`. */
  previous?: string | undefined
  beside?: boolean
  /** Keeps the line of the struck price even when there is none, so that prices line up across a row. */
  holdsPrevious?: boolean
  size?: keyof typeof css.amount
  tone?: keyof typeof css.tone
  /** Small words before and after the amount, on its line. */
  before?: ReactNode
  after?: ReactNode
  className?: string | undefined
}

/** A price set like a face value: the whole part large, comma, kuruş and unit at two thirds. Read as one text. */
export function Price(props: PriceProps) {
  const { amount, previous, beside, holdsPrevious, size = 'card', tone = 'plain', before, after, className } = props
  const comma = amount.indexOf(',')
  const whole = comma < 0 ? amount : amount.slice(0, comma)
  return (
    <span className={classNames(css.root, beside && css.beside, className)}>
      {(previous ?? holdsPrevious) && (
        <span className={css.inFlow}>
          {previous && (
            <s className={css.previous}>
              <VisuallyHidden>{words.previousPrice}</VisuallyHidden>
              {previous}
            </s>
          )}
        </span>
      )}
      <span className={classNames(css.amount[size], css.line, css.tone[tone])}>
        {before && (
          <>
            <span className={css.aside}>{before}</span>{' '}
          </>
        )}
        <span aria-hidden>
          {whole}
          {comma >= 0 && <span className={css.fraction}>{amount.slice(comma)}</span>}
        </span>
        <VisuallyHidden>{amount}</VisuallyHidden>
        {after && (
          <>
            {' '}
            <span className={css.aside}>{after}</span>
          </>
        )}
      </span>
    </span>
  )
}
