import { Link } from '@market/ui'
import { useId } from 'react'
import * as css from './content.css.ts'

interface PageListProps {
  /** Shown above; else `label` names the list to screen readers alone. */
  readonly title?: string
  readonly label?: string
  readonly links: readonly { readonly href: string; readonly text: string; readonly current?: boolean }[]
}

/** Links one below the other: pages of a section, or parts of a page. */
export function PageList({ title, label, links }: PageListProps) {
  const id = useId()
  return (
    <nav aria-label={label} aria-labelledby={title ? id : undefined}>
      {title && (
        <p id={id} className={css.listTitle}>
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
