import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Text for screen readers only, and a space, so that it does not run into the text after it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={visuallyHidden}>{children}</span>{' '}
    </>
  )
}
