import { type Comment, photosOf } from '@market/domain/catalog'
import { Stars } from '@market/ui'
import * as css from './comments.css.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { productTexts as texts } from '../product-texts.ts'
import { PhotoThumbs } from './photo-thumbs.tsx'
import { ReportButton } from './report-button.tsx'
import { longDayText } from '@market/domain/kernel'

/** A list of buyers' comments. */
export function CommentList({ comments }: { readonly comments: readonly Comment[] }) {
  return (
    <ul className={css.list}>
      {comments.map((comment) => (
        <li key={comment.id} className={css.comment}>
          <p className={css.commentHead}>
            <Stars value={comment.rating} label={texts.stars(comment.rating)} /> <b>{comment.name}</b>{' '}
            <time dateTime={comment.date}>{longDayText(new Date(comment.date))}</time>
          </p>
          <p className={css.commentText}>{comment.text}</p>
          {comment.variant && <p className={css.note}>{comment.variant}</p>}
          <PhotoThumbs photos={photosOf([comment])} />
          <HelpfulButton comment={comment} />
          <ReportButton comment={comment} />
        </li>
      ))}
    </ul>
  )
}
