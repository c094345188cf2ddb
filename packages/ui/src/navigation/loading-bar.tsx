import { words } from '../words.ts'
import { bar } from './loading-bar.css.ts'

/** The thin bar at the top while a page is coming. */
export function LoadingBar({ active }: { active: boolean }) {
  return active ? <progress aria-label={words.loading} className={bar} /> : null
}
