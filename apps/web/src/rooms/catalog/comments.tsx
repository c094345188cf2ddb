import { type CommentPage, type ProductDetail, ratingSummary } from '@market/domain'
import { Icon, ProgressBar, Stars } from '@market/ui'
import { formatCount, formatScore } from '../../shell/product/product-figures.ts'
import * as css from './product-page.css.ts'
import { catalogTexts } from './texts.ts'

const texts = catalogTexts.product
const dateFormat = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})

/** The score, the share of each star and the newest comments. */
export function Comments({ product, comments }: { readonly product: ProductDetail; readonly comments: CommentPage }) {
  const summary = ratingSummary(product.ratings)
  return (
    <section className={css.panel} aria-labelledby="comments">
      <h2 id="comments" className={css.panelTitle}>
        {texts.comments} ({formatCount(product.ratingCount)})
      </h2>
      {summary.count === 0 ? (
        <p>{texts.noComments}</p>
      ) : (
        <div className={css.commentLayout}>
          <div>
            <p className={css.scoreLine}>
              <span className={css.score}>{formatScore(summary.average)}</span>
              <small>{texts.votes(formatCount(summary.count), formatCount(comments.resultCount))}</small>
            </p>
            <ul className={css.shares}>
              {summary.shares.map(({ star, percent }) => (
                <li key={star} className={css.shareRow}>
                  <span className={css.star}>
                    {star} <Icon name="star" filled size="sm" />
                  </span>
                  <ProgressBar tone="star" label={texts.starShare(star, percent)} value={percent} />
                  <span>%{percent}</span>
                </li>
              ))}
            </ul>
            <p className={css.note}>{texts.verified}</p>
          </div>
          <ul className={css.comments}>
            {comments.result.map((comment) => (
              <li key={comment.id} className={css.comment}>
                <p className={css.commentHead}>
                  <Stars value={comment.rating} label={texts.stars(comment.rating)} /> <b>{comment.name}</b>{' '}
                  <time dateTime={comment.date}>{dateFormat.format(new Date(comment.date))}</time>
                </p>
                <p>{comment.text}</p>
                <p className={css.note}>
                  {[comment.variant, comment.likeCount > 0 ? texts.helpful(comment.likeCount) : null]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
