import type { Money } from '@market/domain/money'
import { Button } from '@market/ui'
import type { ReactNode } from 'react'
import { BarTotal } from '../bar-total.tsx'
import * as css from '../checkout.css.ts'

interface PayBarProps {
  readonly total: Money
  readonly busy: boolean
  readonly label: string
  /** What a press of the button means besides. */
  readonly children: ReactNode
}

/** On phones the total and the button stay in view, and the total leads to the summary; the button, pressed too early, leads to what is missing. */
export const PayBar = ({ total, busy, label, children }: PayBarProps) => (
  <div className={css.payBar}>
    {children}
    <BarTotal total={total} />
    <Button type="submit" icon="lock" loading={busy}>
      {label}
    </Button>
  </div>
)
