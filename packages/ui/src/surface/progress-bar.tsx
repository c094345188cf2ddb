import { classNames } from '../class-names.ts'
import * as css from './progress-bar.css.ts'

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  /** The share as text: "64 / 100 adet satıldı". */
  label: string
  value: number
  max?: number
  tone?: keyof typeof css.tone
}

/** A share as a bar, with its text beside it. */
export function ProgressBar({ label, value, max = 100, tone = 'primary' }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(css.base, css.tone[tone])} />
}
