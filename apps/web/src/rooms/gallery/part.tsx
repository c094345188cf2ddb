import type { ReactNode } from 'react'
import * as css from './gallery.css.ts'

/** A component of the design system in its states. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={css.part}>
      <h2 className={css.title}>{title}</h2>
      <div className={css.row}>{children}</div>
    </section>
  )
}
