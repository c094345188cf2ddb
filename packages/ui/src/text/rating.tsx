import { classNames } from '../class-names.ts'
import { words } from '../words.ts'
import * as css from './rating.css.ts'

/**
 * One star, the score and the number of ratings, all formatted: `4,6` and `3.812`. Screen readers read it as one image
 * with a label.
 */
export function Rating({ score, count, className }: { score: string; count?: string; className?: string }) {
  return (
    <span
      role="img"
      aria-label={words.rating(score, count)}
      data-count={count && `(${count})`}
      className={classNames(css.root, className)}
    >
      {score}
    </span>
  )
}
