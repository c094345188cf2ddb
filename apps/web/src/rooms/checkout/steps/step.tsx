import { Button } from '@market/ui'
import type { ReactNode } from 'react'
import { checkoutTexts } from '../texts.ts'
import * as css from './step.css.ts'

/** Parts of the page, in the order they are filled in. */
export type CheckoutPart = 'who' | 'where' | 'how' | 'pay'
const parts: readonly CheckoutPart[] = ['who', 'where', 'how', 'pay']

/** The heading that takes the focus when its step is opened. */
export const headingOf = (part: CheckoutPart): string => `adim-${part}`

interface StepProps {
  readonly part: CheckoutPart
  /** Where it is not the part's usual one. */
  readonly title?: string | undefined
  /** Folded, a finished step is a line; one that is still ahead is its heading alone. */
  readonly open: boolean
  readonly line?: ReactNode
  /** Opens the finished step again. */
  readonly onChange?: (() => void) | undefined
  readonly changeText?: string
  readonly children?: ReactNode
}

/** A step of the order: open with its forms, which stay as they are while it is folded, or a line that opens it. */
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
