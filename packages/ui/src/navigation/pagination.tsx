import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import { pageWindow } from './page-window.ts'
import * as css from './pagination.css.ts'

/** Props of `Pagination`; pages count from 1. */
export interface PaginationProps {
  page: number
  /** The number of the last page. */
  last: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a listing; renders nothing for a single page. */
export function Pagination({ page, last, hrefOf }: PaginationProps) {
  if (last < 2) return null
  const far = (number: number) => last > 5 && number !== 1 && number !== last && Math.abs(number - page) > 1
  const stepText = page > 1 && page < last ? css.stepText : undefined
  return (
    <nav aria-label={words.pages}>
      <ul className={css.list}>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className={classNames(css.link, css.step)}>
              <Icon name="caret-left" size="md" />
              <span className={stepText}>{words.previous}</span>
            </Link>
          </li>
        )}
        {pageWindow(page, last).map((number) =>
          number < 0 ? (
            <li key={number} aria-hidden className={css.gap}>
              …
            </li>
          ) : (
            <li key={number} className={far(number) ? css.far : undefined}>
              <Link
                href={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                className={classNames(css.link, number === page && css.current)}
              >
                <VisuallyHidden>{words.page}</VisuallyHidden>
                {number}
              </Link>
            </li>
          ),
        )}
        {page < last && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" className={classNames(css.link, css.step)}>
              <span className={stepText}>{words.next}</span>
              <Icon name="caret-right" size="md" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
