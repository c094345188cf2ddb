import type { CommentPage, PhotographedComment, ProductDetail } from '@market/domain/catalog'
import { ratingSummary } from '@market/domain/reviews'
import { TextLink } from '@market/ui'
import { formatCount } from '../../../shared/product/product-figures.ts'
import { CommentList } from './comment-list.tsx'
import * as css from '../product-page.css.ts'
import { PhotoRow } from './photo-row.tsx'
import { RatingShares } from './rating-shares.tsx'
import { productTexts as texts } from '../product-texts.ts'
import { catalogTexts } from '../../../shared/product/catalog-texts.ts'

interface CommentsProps {
  readonly product: ProductDetail
  readonly comments: CommentPage
  /** Comments with photos, from all pages. */
  readonly photographed: readonly PhotographedComment[]
}

/** The average rating, the share of each star and the newest comments, with a link to all comments. */
export function Comments({ product, comments, photographed }: CommentsProps) {
  const { count } = ratingSummary(product.ratings)
  return (
    <section className={css.panel} aria-labelledby="comments">
      <h2 id="comments" className={css.panelTitle}>
        {catalogTexts.comments} ({formatCount(product.ratingCount)})
      </h2>
      {count === 0 ? (
        <p>{texts.noComments}</p>
      ) : (
        <div className={css.commentLayout}>
          <div>
            <RatingShares ratings={product.ratings} commentCount={comments.resultCount} />
          </div>
          <div>
            {comments.resultCount === 0 && <p className={css.note}>{texts.noWords}</p>}
            <PhotoRow comments={photographed} />
            <CommentList comments={comments.result} />
            {comments.resultCount > comments.result.length && (
              <TextLink href={`${product.url}/yorumlar`}>
                {texts.allComments(formatCount(comments.resultCount))}
              </TextLink>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
