import { Link } from '@market/ui'
import type { ReactNode } from 'react'
import * as css from './section-title.css.ts'

interface SectionTitleProps {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly href?: string
  readonly link?: string
  readonly children?: ReactNode
}

/** A section's title on the left, one link on the right. */
export function SectionTitle({ id, title, note, href, link, children }: SectionTitleProps) {
  return (
    <div className={css.row}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {note && <span className={css.note}>{note}</span>}
      {children}
      {href && (
        <Link href={href} className={css.link} aria-label={`${title}: ${link}`}>
          {link}
        </Link>
      )}
    </div>
  )
}
