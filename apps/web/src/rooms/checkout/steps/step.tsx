import type { CheckoutPart } from '@market/stores'
import { Button } from '@market/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../texts.ts'
import * as css from './step.css.ts'

const parts: readonly CheckoutPart[] = ['who', 'where', 'how', 'pay']

/** Id of a step's heading, which is focused when the step opens. */
export const headingOf = (part: CheckoutPart): string => `adim-${part}`

interface StepProps {
  readonly part: CheckoutPart
  /** Replaces the step's default title. */
  readonly title?: string | undefined
  /** If false, a finished step is folded to one line, and a later step is only a heading. */
  readonly open: boolean
  readonly line?: ReactNode
  /** Opens the finished step again. */
  readonly onChange?: (() => void) | undefined
  readonly changeText?: string
  readonly children?: ReactNode
}

/**
 * A checkout step: open with its forms, which stay mounted while it is folded, or folded to a line with a button that
 * opens it.
 */
export function Step({
  part,
  title = checkoutTexts.parts[part],
  open,
  line,
  onChange,
  changeText = checkoutTexts.change,
  children,
}: StepProps) {
  return (
    <section className={css.step} aria-labelledby={headingOf(part)}>
      <div className={css.head}>
        <span aria-hidden className={open ? css.number.now : line ? css.number.done : css.number.ahead}>
          {parts.indexOf(part) + 1}
        </span>
        <h2 id={headingOf(part)} tabIndex={-1} className={css.title}>
          {title}
        </h2>
      </div>
      {!open && line && (
        <div className={css.line}>
          <div className={css.lineText}>{line}</div>
          {onChange && (
            <Button variant="text" size="sm" aria-label={`${changeText}: ${title}`} onClick={onChange}>
              {changeText}
            </Button>
          )}
        </div>
      )}
      {children && (
        <div className={css.body} hidden={!open}>
          {children}
        </div>
      )}
    </section>
  )
}
