import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-provider.tsx'
import { words } from '../words.ts'
import * as css from './breadcrumbs.css.ts'

/** A level of the path; the last one is the page itself and needs no address. */
export interface Breadcrumb {
  readonly text: string
  readonly href?: string
}

/** The path to this page. On a phone the row scrolls sideways. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className={css.list}>
        {items.map(({ text, href }, index) => (
          <li key={href ?? text} className={css.step}>
            {index > 0 && <Icon name="caret-right" size="sm" />}
            {href && index < items.length - 1 ? (
              <Link href={href} className={css.link}>
                {text}
              </Link>
            ) : (
              <span aria-current="page" className={css.here}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
