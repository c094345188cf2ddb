import type { Money } from '@market/domain/money'
import { Button } from '@market/ui'
import type { ReactNode } from 'react'
import { BarTotal } from '../bar-total.tsx'
import * as css from '../checkout.css.ts'

interface PayBarProps {
  readonly total: Money
  readonly busy: boolean
  readonly label: string
  /** Text above the button, such as the documents that pressing it accepts. */
  readonly children: ReactNode
}

/**
 * A bar on phones that keeps total and button visible. The total leads to the summary; the button, if pressed too
 * early, leads to the missing field.
 */
export const PayBar = ({ total, busy, label, children }: PayBarProps) => (
  <div className={css.payBar}>
    {children}
    <BarTotal total={total} />
    <Button type="submit" icon="lock" loading={busy}>
      {label}
    </Button>
  </div>
)
