import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './select.css.ts'

/** Props of `InlineSelect`, besides those of the native element. */
export interface InlineSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Text inside the box, before the chosen option. */
  label: string
  children: ReactNode
  ref?: Ref<HTMLSelectElement>
}

/** A select with its label inside, as for sorting a listing. */
export function InlineSelect({ label, className, ...rest }: InlineSelectProps) {
  return (
    <label className={classNames(css.inline, className)}>
      <span className={css.inlineLabel}>{label}</span>
      <span className={css.inlineRoom} aria-hidden>
        {label}
      </span>
      <select autoComplete="off" {...rest} className={css.inlineSelect} />
      <Icon name="caret-down" size="md" className={css.caret} />
    </label>
  )
}
