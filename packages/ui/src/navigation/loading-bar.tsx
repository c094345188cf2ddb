import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import { bar, full } from './loading-bar.css.ts'

/** Props of `LoadingBar` (rules.md S6). */
export interface LoadingBarProps {
  active: boolean
  /** The page has arrived: the bar is shown full for a moment before it disappears. */
  done?: boolean
}

/** The thin bar at the top while a page is coming. */
export function LoadingBar({ active, done = false }: LoadingBarProps) {
  return active || done ? (
    <progress aria-label={words.loading} aria-hidden={done || undefined} className={classNames(bar, done && full)} />
  ) : null
}
