import { Link } from '@market/ui'
import type { ReactNode } from 'react'
import { Neighbours } from './neighbours.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import * as css from './page-head.css.ts'

interface PageHeadProps {
  readonly title: string
  /** A count or a sentence. */
  readonly note?: ReactNode
  readonly crumbs?: readonly { readonly href: string; readonly text: string }[]
  /** States beside the title. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** Title of the page and of the document, with its actions at the right. */
export function PageHead({ title, note, crumbs, children, actions }: PageHeadProps) {
  useDocumentTitle(`${title} · Güvercin`)
  return (
    <header className={css.head}>
      {crumbs && (
        <div className={css.above}>
          <nav aria-label="Neredesiniz" className={css.crumbs}>
            {crumbs.map(({ href, text }) => (
              <Link key={href} href={href}>
                {text}
              </Link>
            ))}
          </nav>
          <Neighbours />
        </div>
      )}
      <h1 className={css.title}>{title}</h1>
      {children}
      {note && <p className={css.note}>{note}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </header>
  )
}
