import type { ProductCard } from '@market/domain/catalog'
import type { OwnReview } from '@market/domain/reviews'
import { askFirst, failureText, LoadFailed, useLoaded, useService } from '@market/react'
import { Button, EmptyState, Link, Panel, Skeleton, Stars, Tag } from '@market/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { dateText } from '../../shared/time/date-text.ts'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { ReviewDialog, type Subject } from '../../shared/review/review-dialog.tsx'
import * as css from './reviews.css.ts'
import { reviewTexts as texts } from './texts.ts'

const pageSize = 10

/** `/my/tr/yorumlar`: products that the member can review, and the member's comments. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-tr-yorumlar">
      {() => <Reviews />}
    </AccountFrame>
  ),
})

function Reviews() {
  const gateway = useService(services.ReviewGateway)
  const notices = useService(services.NoticeStore)
  const waiting = useLoaded(() => gateway.unreviewed())
  const own = useLoaded(() => gateway.mine({ limit: pageSize }))
  const [subject, setSubject] = useState<Subject>()
  const [busy, setBusy] = useState(false)
  /** Id of the product to review, from an order line's link. */
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const askedFor = new URLSearchParams(search).get('urun')
  const close = () => {
    setSubject(undefined)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }

  const reload = () => Promise.all([waiting.reload(), own.reload()])
  const remove = async (review: OwnReview) => {
    const answer = await gateway.remove(review.id)
    notices.toast(
      answer.ok ? { type: 'success', text: texts.removed } : { type: 'error', text: failureText(answer.failure) },
    )
    await reload()
  }
  const ask = (review: OwnReview) =>
    askFirst(notices, {
      title: texts.removeTitle,
      text: texts.removeText(review.product.name),
      yes: texts.remove,
      no: texts.keep,
      run: () => void remove(review),
    })
  const more = async (reviews: readonly OwnReview[]) => {
    setBusy(true)
    const next = await gateway.mine({ limit: pageSize, offset: reviews.length })
    setBusy(false)
    if (next.ok) own.change((read) => ({ ...next.value, reviews: [...read.reviews, ...next.value.reviews] }))
    else notices.toast({ type: 'error', text: failureText(next.failure) })
  }

  if (!waiting.answer || !own.answer) return <Skeleton />
  const failed = [waiting.answer, own.answer].find((answer) => !answer.ok)
  if (failed && !failed.ok) return <LoadFailed failure={failed.failure} reload={reload} />
  if (!waiting.answer.ok || !own.answer.ok) return null
  const products = waiting.answer.value
  const { reviews, resultCount } = own.answer.value
  const named = askedFor === null ? undefined : subjectOf(askedFor, products, reviews)
  const shown = subject ?? named
  return (
    <>
      <Panel title={texts.waiting} icon="pencil" flush={products.length > 0}>
        {products.length === 0 ? (
          <p className={css.note}>{texts.nothing}</p>
        ) : (
          <ul className={css.rows}>
            {products.map((product) => (
              <WaitingRow key={product.id} product={product} onWrite={setSubject} />
            ))}
          </ul>
        )}
      </Panel>
      {reviews.length === 0 ? (
        <EmptyState picture={<EmptyPicture drawing="pencil" />} title={texts.none} />
      ) : (
        <Panel title={texts.own} icon="chat" flush>
          <ul className={css.rows}>
            {reviews.map((review) => (
              <ReviewRow key={review.id} review={review} onEdit={setSubject} onRemove={() => ask(review)} />
            ))}
          </ul>
        </Panel>
      )}
      {reviews.length < resultCount && (
        <Button variant="secondary" full loading={busy} onClick={() => void more(reviews)}>
          {texts.more}
        </Button>
      )}
      {shown && (
        <ReviewDialog
          key={shown.productId}
          subject={shown}
          onClose={close}
          onSaved={() => {
            close()
            notices.toast({ type: 'success', text: texts.saved })
            void reload()
          }}
        />
      )}
    </>
  )
}

/** The product to review, or the existing comment on it; undefined if the member cannot review it. */
function subjectOf(id: string, products: readonly ProductCard[], reviews: readonly OwnReview[]): Subject | undefined {
  const product = products.find((one) => String(one.id) === id)
  if (product) return { productId: product.id, name: `${product.brand} ${product.name}`, rating: 0, text: '' }
  const review = reviews.find((one) => String(one.product.id) === id)
  return review && { productId: review.product.id, name: review.product.name, rating: review.rating, text: review.text }
}

function WaitingRow({
  product,
  onWrite,
}: {
  readonly product: ProductCard
  readonly onWrite: (subject: Subject) => void
}) {
  const name = `${product.brand} ${product.name}`
  return (
    <li className={css.row}>
      <Thumbnail picture={product.thumbnail} />
      <p className={css.name}>
        <Link href={product.url}>{name}</Link>
      </p>
      <div className={css.actions}>
        <Button
          size="sm"
          aria-label={`${texts.write}: ${name}`}
          onClick={() => onWrite({ productId: product.id, name, rating: 0, text: '' })}
        >
          {texts.write}
        </Button>
      </div>
    </li>
  )
}

function ReviewRow({
  review,
  onEdit,
  onRemove,
}: {
  readonly review: OwnReview
  readonly onEdit: (subject: Subject) => void
  readonly onRemove: () => void
}) {
  const { product, rating, text, status } = review
  return (
    <li className={css.row}>
      <Thumbnail picture={product.thumbnail} />
      <div>
        <p className={css.name}>
          <Link href={product.url}>{product.name}</Link>
        </p>
        <div className={css.line}>
          <Stars value={rating} label={texts.stars(rating)} />
          <Tag tone={status === 'published' ? 'primary' : 'saffron'}>{texts.status[status]}</Tag>
          <time dateTime={review.date} className={css.note}>
            {dateText(review.date)}
          </time>
        </div>
        <p className={css.text}>{text}</p>
        {review.reason !== null && <p className={css.note}>{review.reason}</p>}
      </div>
      <div className={css.actions}>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${texts.edit}: ${product.name}`}
          onClick={() => onEdit({ productId: product.id, name: product.name, rating, text })}
        >
          {texts.edit}
        </Button>
        <Button
          size="sm"
          variant="text"
          icon="trash"
          aria-label={`${texts.remove}: ${product.name}`}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  )
}

const Thumbnail = ({ picture }: { readonly picture: string }) => (
  <img src={pictureSource(picture, 96)} alt="" width={64} height={64} loading="lazy" className={css.picture} />
)
