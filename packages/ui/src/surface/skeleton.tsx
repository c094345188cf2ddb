import { classNames } from '../class-names.ts'
import * as css from './skeleton.css.ts'

/** Placeholder for content that is still loading. The list around it carries `aria-busy`. */
export function Skeleton({ shape = 'line', className }: { shape?: keyof typeof css.shape; className?: string }) {
  return <span aria-hidden className={classNames(css.base, css.shape[shape], className)} />
}
