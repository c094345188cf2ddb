import type { AriaRole, ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Text for screen readers only, and a space, so that it does not run into the text after it; with a role where it is said as it changes. */
export function VisuallyHidden({ role, children }: { role?: AriaRole; children: ReactNode }) {
  return (
    <>
      <span role={role} className={visuallyHidden}>
        {children}
      </span>{' '}
    </>
  )
}
