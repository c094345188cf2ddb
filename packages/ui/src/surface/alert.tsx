import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './alert.css.ts'

const icons = {
  success: 'check-circle',
  warning: 'warning',
  error: 'warning-circle',
  info: 'info',
  next: 'clock',
} as const

/** Props of `Alert`. */
export interface AlertProps {
  /** `next` announces an upcoming step, on petrol. */
  tone: keyof typeof css.tone
  /** Announced when it appears: errors at once, others politely. Off for alerts present from the start. */
  announced?: boolean
  children: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** A message in its place on the page. */
export function Alert({ tone, announced, children, className, ref }: AlertProps) {
  const role = announced ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={classNames(css.base, css.tone[tone], className)}
    >
      <Icon name={icons[tone]} filled />
      <div className={css.text}>{children}</div>
    </div>
  )
}
