import type { ReactNode } from 'react'
import { TextLink } from '../link/text-link.tsx'
import * as css from './section-head.css.ts'

/** Props of `SectionHead`. */
export interface SectionHeadProps {
  title: ReactNode
  /** Id for the section's `aria-labelledby`. */
  id?: string
  /** Renders the page's title (`h1`) instead of a section's (`h2`). */
  page?: boolean
  /** A short note beside the title. */
  note?: ReactNode
  /** One link at the right. */
  link?: { href: string; text: string }
  /** Chips and the like between title and link. */
  children?: ReactNode
}

/** Title left, one link right. */
export function SectionHead({ title, id, page, note, link, children }: SectionHeadProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className={css.root}>
      <Heading id={id} className={page ? css.page : css.section}>
        {title}
      </Heading>
      {note && <p className={css.note}>{note}</p>}
      {children}
      {link && (
        <TextLink href={link.href} iconAfter="caret-right" className={css.link}>
          {link.text}
        </TextLink>
      )}
    </div>
  )
}
