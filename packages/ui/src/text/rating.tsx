import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { words } from '../words.ts'
import * as css from './rating.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** One star, the score and how many gave one, all formatted: `4,6` and `3.812`. */
export function Rating({ score, count, className }: { score: string; count?: string; className?: string }) {
  return (
    <span className={classNames(css.root, className)}>
      <Icon name="star" filled size="md" className={css.star} />
      <VisuallyHidden>{words.rating(score, count)}</VisuallyHidden>
      <span className={css.score} aria-hidden>
        {score}
      </span>
      {count && (
        <span className={css.count} aria-hidden>
          ({count})
        </span>
      )}
    </span>
  )
}
