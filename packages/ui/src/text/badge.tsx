import { classNames } from '../class-names.ts'
import { badge } from './badge.css.ts'

/** A count on saffron, as on the cart. `children` is the text, such as `9+`. */
export function Badge({ children, className }: { children: string | number; className?: string }) {
  return <span className={classNames(badge, className)}>{children}</span>
}
