import type { PaymentMethod, PaymentStart } from '@market/domain/checkout'
import { Icon, Radio } from '@market/ui'
import type { ReactNode } from 'react'
import * as css from '../checkout.css.ts'
import { methodIcons } from './method-icons.ts'
import { headingOf } from '../steps/step.tsx'

interface PaymentMethodsProps {
  readonly methods: PaymentStart['methods']
  readonly chosen: PaymentMethod
  readonly onChoose: (method: PaymentMethod) => void
  /** The form of the chosen method. */
  readonly children: ReactNode
}

/** The payment methods; unavailable ones show the reason. Only the chosen one is open (rules.md K2). */
export const PaymentMethods = ({ methods, chosen, onChoose, children }: PaymentMethodsProps) => (
  <fieldset className={css.methods} aria-labelledby={headingOf('pay')}>
    {methods.map(({ method, title, note, available }) => (
      <div key={method} className={method === chosen ? css.method : css.otherRow}>
        <Radio
          name="payment-method"
          checked={method === chosen}
          disabled={!available}
          onChange={() => onChoose(method)}
          label={
            <span className={css.methodTitle}>
              <Icon name={methodIcons[method]} size="md" /> {title}
            </span>
          }
          end={<small className={css.methodNote}>{note}</small>}
        />
        {method === chosen && <div className={css.methodBody}>{children}</div>}
      </div>
    ))}
  </fieldset>
)
