import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Spinner } from '../action/spinner.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import * as css from './quantity-field.css.ts'

export interface QuantityFieldProps {
  /** What is counted, for screen readers, such as "Adet, Sesta Kulaklık". */
  label: string
  value: number
  min?: number
  max?: number
  step?: number
  /** A new quantity within the bounds, and what was typed when that lay outside of them. */
  onChange: (quantity: number, typed?: number) => void
  /** The last change is under way; no other is taken meanwhile. */
  loading?: boolean
  disabled?: boolean
  /** Why the quantity is what it is, such as after it was cut to the stock. */
  reason?: ReactNode
  className?: string
}

/** Minus, a number that can be typed, plus. What is typed counts on Enter or when the field is left. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, value, min = 1, max = Infinity, step = 1, onChange, loading, disabled, reason, className } = props
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const still = loading ?? disabled
  const clamp = (quantity: number) => Math.min(max, Math.max(min, quantity))
  const change = (quantity: number, typed?: number) => {
    setDraft(undefined)
    if (still) return
    if (typed !== undefined) onChange(quantity, typed)
    else if (quantity !== value) onChange(quantity)
  }
  const takeDraft = () => {
    if (draft === undefined) return
    const typed = Number.parseInt(draft, 10)
    if (Number.isNaN(typed)) return setDraft(undefined)
    const quantity = clamp(typed)
    change(quantity, quantity === typed ? undefined : typed)
  }
  const stepButton = (icon: 'minus' | 'plus', name: string, next: number) => (
    <button
      type="button"
      aria-label={`${name}: ${label}`}
      aria-disabled={loading}
      disabled={disabled ?? next === value}
      className={css.step}
      onClick={() => change(next)}
    >
      <Icon name={icon} size="md" />
    </button>
  )
  return (
    <div className={className}>
      <div className={css.box} aria-busy={loading}>
        {stepButton('minus', words.decrease, clamp(value - step))}
        <label>
          <VisuallyHidden>{label}</VisuallyHidden>
          <input
            value={draft ?? value}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            disabled={disabled}
            readOnly={loading}
            aria-describedby={reason ? id : undefined}
            className={classNames(css.input, loading && css.waiting)}
            onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, ''))}
            onFocus={(event) => event.target.select()}
            onBlur={takeDraft}
            onKeyDown={(event) => {
              if (event.key === 'Enter') takeDraft()
              if (event.key === 'Escape') setDraft(undefined)
            }}
          />
        </label>
        {stepButton('plus', words.increase, clamp(value + step))}
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
