import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Price } from '../text/price.tsx'
import * as css from './receipt.css.ts'

interface ReceiptProps {
  title: ReactNode
  /** Id of the title, for a bar elsewhere on the page that links to it. */
  titleId?: string
  children: ReactNode
}

/** An order's summary with a torn lower edge. */
export function Receipt({ title, titleId, children }: ReceiptProps) {
  const own = useId()
  const id = titleId ?? own
  return (
    <section aria-labelledby={id} className={css.receipt}>
      <h2 id={id} tabIndex={titleId === undefined ? undefined : -1} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A line of a receipt: label and amount. A saving is green. */
export function ReceiptLine({ label, value, saving }: { label: ReactNode; value: ReactNode; saving?: boolean }) {
  return (
    <div className={css.line}>
      <span>{label}</span>
      <span className={classNames(css.value[saving ? 'saving' : 'plain'], css.nowrap)}>{value}</span>
    </div>
  )
}

/** The total, below a tear-off line. `amount` is formatted. */
export function ReceiptTotal({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <div className={css.total}>
      <span className={css.totalLabel}>{label}</span>
      <Price label="" amount={amount} size="total" />
    </div>
  )
}
