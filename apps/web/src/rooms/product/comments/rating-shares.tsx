import type { Ratings } from '@market/domain/catalog'
import { ratingSummary } from '@market/domain/reviews'
import { Icon, ProgressBar, VisuallyHidden } from '@market/ui'
import { formatCount, formatScore } from '../../../shared/product/product-figures.ts'
import * as css from './comments.css.ts'
import { productTexts as texts } from '../product-texts.ts'

interface RatingSharesProps {
  readonly ratings: Ratings
  readonly commentCount: number
}

/** The average rating, and the share of each star. */
export function RatingShares({ ratings, commentCount }: RatingSharesProps) {
  const summary = ratingSummary(ratings)
  return (
    <>
      <p className={css.scoreLine}>
        <span className={css.score} aria-hidden>
          {formatScore(summary.average)}
        </span>
        <VisuallyHidden>{texts.score(formatScore(summary.average))}</VisuallyHidden>
        <small>{texts.votes(formatCount(summary.count), formatCount(commentCount))}</small>
      </p>
      <ul className={css.shares}>
        {summary.shares.map(({ star, percent }) => (
          <li key={star} className={css.shareRow}>
            <span className={css.star} aria-hidden>
              {star} <Icon name="star" filled size="sm" />
            </span>
            <ProgressBar tone="star" label={texts.starShare(star, percent)} value={percent} />
            <span aria-hidden>%{percent}</span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{texts.verified}</p>
    </>
  )
}
