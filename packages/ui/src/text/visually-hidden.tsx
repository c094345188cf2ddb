import type { AriaRole, ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/**
 * Text for screen readers only, with a space that separates it from the text after it. Set `role` if its changes should
 * be announced.
 */
export function VisuallyHidden({ role, children }: { role?: AriaRole; children: ReactNode }) {
  return (
    <>
      <span role={role} className={visuallyHidden}>
        {children}
      </span>{' '}
    </>
  )
}
