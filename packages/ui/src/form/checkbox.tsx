import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../class-names.ts'
import * as css from './choice.css.ts'

/** Props of `Checkbox`, besides those of the native element. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode
  /** Content at the end of the row, such as a facet's count. */
  end?: ReactNode
  error?: ReactNode
  /** Some, but not all, of the grouped choices are ticked. */
  mixed?: boolean
}

/** A checkbox with its label; the whole row answers. */
export function Checkbox({ label, end, error, mixed = false, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={css.choice}>
        <input
          {...rest}
          type="checkbox"
          className={css.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          ref={(input) => {
            if (input) input.indeterminate = mixed
          }}
        />
        <span className={css.text}>{label}</span>
        {end && <span className={css.end}>{end}</span>}
      </label>
      <div id={errorId} aria-live="polite">
        {error && (
          <p className={classNames(css.error)}>
            <Icon name="warning-circle" filled size="md" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
