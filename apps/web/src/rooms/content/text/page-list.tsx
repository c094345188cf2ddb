import { Link } from '@market/ui'
import * as css from '../content.css.ts'

interface PageListProps {
  /** Name of the list for screen readers; must be unique on the page. */
  readonly label: string
  /** Shown above the list. */
  readonly title?: string
  readonly links: readonly { readonly href: string; readonly text: string; readonly current?: boolean }[]
}

/** A list of links: pages of a section, or parts of a page. */
export function PageList({ title, label, links }: PageListProps) {
  return (
    <nav aria-label={label}>
      {title && (
        <p aria-hidden className={css.listTitle}>
          {title}
        </p>
      )}
      <ul>
        {links.map(({ href, text, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={css.listLink}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
