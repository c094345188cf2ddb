import { Icon, Spinner } from '@market/ui'
import { useEffect, useId, useState } from 'react'
import * as css from './quantity-stepper.css.ts'

interface QuantityStepperProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly disabled?: boolean
  readonly busy?: boolean
  /** Why the value is not the one asked for. */
  readonly reason?: string | undefined
  /** A value that may be out of range: the owner clamps and says so. */
  readonly onChange: (value: number) => void
}

/** Minus, a typed value taken on blur or Enter, plus. A text that is no number reverts. */
export function QuantityStepper({ label, value, max, disabled, busy, reason, onChange }: QuantityStepperProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const take = () => {
    const number = Number(typed)
    if (/^\d{1,4}$/.test(typed) && number >= 1 && number !== value) onChange(number)
    else setTyped(String(value))
  }
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box} aria-busy={busy}>
        <button type="button" className={css.step} aria-label={`${label}: azalt`} disabled={disabled || busy || value <= 1} onClick={() => onChange(value - 1)}>
          <Icon name="minus" size="md" />
        </button>
        {busy ? (
          <span className={css.input}>
            <Spinner />
          </span>
        ) : (
          <input
            id={id}
            className={css.input}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            disabled={disabled}
            aria-describedby={reason ? `${id}-reason` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        )}
        <button type="button" className={css.step} aria-label={`${label}: artır`} disabled={disabled || busy || value >= max} onClick={() => onChange(value + 1)}>
          <Icon name="plus" size="md" />
        </button>
      </div>
      <p id={`${id}-reason`} role="status" className={css.reason}>
        {reason}
      </p>
    </div>
  )
}
