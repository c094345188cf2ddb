import { quantityInput, type QuantityInputEvent } from '@market/domain/cart'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Spinner } from '../action/spinner.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import * as css from './quantity-field.css.ts'

/** Props of `QuantityField`: whole units between `min` and `max` (rules.md C4). */
export interface QuantityFieldProps {
  /** Name of the counted thing for screen readers, such as "Adet, Sesta Kulaklık". */
  label: string
  value: number
  min?: number
  max?: number
  step?: number
  /**
   * Called with a new quantity within the bounds, or with the unchanged quantity and the typed text if that is out of
   * bounds.
   */
  onChange: (quantity: number, typed?: number) => void
  /** The last change is running; further changes are ignored meanwhile. */
  loading?: boolean
  disabled?: boolean
  /** Reason for the quantity, such as limited stock. */
  reason?: ReactNode
  className?: string
}

/**
 * A number field between minus and plus, by the core's state machine (rules.md C4). Typed text is accepted on Enter or
 * blur; if it is out of bounds or not a number, the quantity stays.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, min = 1, max = Infinity, step = 1, onChange, loading, disabled, reason, className } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const still = loading ?? disabled
  const shown = { ...quantityInput.initial, value, min, max, step, text: draft ?? String(value) }
  const happen = (event: QuantityInputEvent) => {
    const next = quantityInput.next(shown, event)
    if (event.type === 'input') return setDraft(next.text)
    setDraft(undefined)
    if (still) return
    if (next.value !== value) return onChange(next.value)
    const typed = event.type === 'commit' && /^\d+$/.test(shown.text) ? Number(shown.text) : value
    if (typed !== value) onChange(value, typed)
  }
  const takeDraft = () => draft !== undefined && happen({ type: 'commit' })
  const stepButton = (icon: 'minus' | 'plus', name: string, type: 'decrease' | 'increase') => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      aria-disabled={loading}
      disabled={disabled ?? quantityInput.next(shown, { type }).value === value}
      className={css.step}
      onClick={() => happen({ type })}
    >
      <Icon name={icon} size="md" />
    </button>
  )
  return (
    <div className={className}>
      <div className={css.box} aria-busy={loading}>
        {stepButton('minus', words.decrease, 'decrease')}
        <label>
          <VisuallyHidden>{label}</VisuallyHidden>
          <input
            value={shown.text}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            disabled={disabled}
            readOnly={loading}
            aria-describedby={reason ? id : undefined}
            className={classNames(css.input, loading && css.waiting)}
            onChange={(event) => happen({ type: 'input', text: event.target.value })}
            onFocus={(event) => event.target.select()}
            onBlur={takeDraft}
            onKeyDown={(event) => {
              if (event.key === 'Enter') takeDraft()
              if (event.key === 'Escape') setDraft(undefined)
            }}
          />
        </label>
        {stepButton('plus', words.increase, 'increase')}
        {loading && (
          <span className={css.spinner}>
            <Spinner label={words.loading} />
          </span>
        )}
      </div>
      <div id={id} aria-live="polite">
        {reason && (
          <p className={css.reason}>
            <Icon name="info" filled size="md" />
            {reason}
          </p>
        )}
      </div>
    </div>
  )
}
