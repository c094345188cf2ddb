import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './choice.css.ts'

/** Props of `Radio`, besides those of the native element. */
export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode
  /** Content at the end of the row, such as a facet's count. */
  end?: ReactNode
}

/** One choice of a group: radios of one `name`, in a `<fieldset>` with a `<legend>`. */
export function Radio({ label, end, className, ...rest }: RadioProps) {
  return (
    <label className={classNames(css.choice, className)}>
      <input {...rest} type="radio" className={classNames(css.box, css.dot)} />
      <span className={css.text}>{label}</span>
      {end && <span className={css.end}>{end}</span>}
    </label>
  )
}
