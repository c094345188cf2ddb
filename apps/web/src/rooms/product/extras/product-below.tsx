import { isMember } from '@market/domain/session'
import { longDayText, succeed } from '@market/domain/kernel'
import { formatPrice } from '@market/domain/money'
import type { ProductDetail } from '@market/domain/catalog'
import type { ShopQuestion } from '@market/domain/reviews'
import { failureText, LatePart, useLoaded, useService, useStream } from '@market/react'
import { Button, Link } from '@market/ui'
import { useEffect, useState } from 'react'
import { useAfterLogin } from '../../../shared/account/use-after-login.ts'
import { services } from '../../../composition/tokens.ts'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { PriceHistory } from '../prices/price-history.tsx'
import { belowTexts as texts } from './below-texts.ts'
import * as css from './extras.css.ts'
import { useBriefs } from '../../../shared/product/use-briefs.ts'

/** Sections below a product: its price history, questions, a review button for buyers, and recently viewed products. */
export function ProductBelow({ product }: { readonly product: ProductDetail }) {
  return (
    <>
      <PriceHistory key={`prices ${product.id}`} product={product} />
      <Questions key={product.id} product={product} />
      <Seen key={`seen ${product.id}`} product={product} />
    </>
  )
}

const bringReview = async () => (await import('../../../shared/review/review-dialog.tsx')).ReviewDialog
const pageSize = 5

function Questions({ product }: { readonly product: ProductDetail }) {
  const gateway = useService(services.QuestionGateway)
  const reviews = useService(services.ReviewGateway)
  const panels = useService(services.PanelStore)
  const notices = useService(services.NoticeStore)
  const open = useStream(panels.state)
  const { user } = useStream(useService(services.SessionStore).state)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.ofProduct(product.id, { limit: pageSize }))
  const [bought, setBought] = useState(false)
  const [busy, setBusy] = useState(false)
  const member = isMember(user)
  const askShop = useAfterLogin(`questions:${product.id}`, () => panels.open('ask-seller'))

  useEffect(() => {
    if (!member) return setBought(false)
    let current = true
    const ask = async () => {
      const found = await reviews.hasBought(product.id)
      if (current) setBought(found.ok && found.value)
    }
    void ask()
    return () => {
      current = false
    }
  }, [member, reviews, product.id])

  const more = async () => {
    if (busy || !answer?.ok) return
    setBusy(true)
    const { questions } = answer.value
    const next = await gateway.ofProduct(product.id, { limit: pageSize, offset: questions.length })
    setBusy(false)
    if (next.ok) setAnswer({ ok: true, value: { ...next.value, questions: [...questions, ...next.value.questions] } })
  }
  return (
    <section className={css.panel} aria-labelledby="questions">
      <h2 id="questions" className={css.title}>
        {texts.questions(answer?.ok ? answer.value.resultCount : 0)}
      </h2>
      {answer && !answer.ok && (
        <p className={css.note}>
          {failureText(answer.failure)}{' '}
          <Button variant="text" onClick={() => void reload()}>
            {texts.retry}
          </Button>
        </p>
      )}
      {answer?.ok && answer.value.questions.length === 0 && <p className={css.note}>{texts.noQuestions}</p>}
      {answer?.ok && (
        <ul className={css.questions}>
          {answer.value.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ul>
      )}
      <p className={css.more}>
        {answer?.ok && answer.value.questions.length < answer.value.resultCount && (
          <Button variant="text" loading={busy} onClick={() => void more()}>
            {texts.more}
          </Button>
        )}
        <Button variant="secondary" icon="question" onClick={() => askShop('ask-seller')}>
          {texts.ask}
        </Button>{' '}
        {bought && (
          <Button variant="secondary" icon="star" onClick={() => panels.open('product-comment')}>
            {texts.review}
          </Button>
        )}
      </p>
      {open.includes('product-comment') && (
        <LatePart
          bring={bringReview}
          props={{
            subject: { productId: product.id, name: product.name, rating: 0, text: '' },
            onClose: () => panels.close('product-comment'),
            onSaved: () => {
              panels.close('product-comment')
              notices.toast({ type: 'success', text: texts.reviewed })
            },
          }}
          onFailed={() => panels.close('product-comment')}
        />
      )}
    </section>
  )
}

function Question({ question: { name, text, date, answer } }: { readonly question: ShopQuestion }) {
  return (
    <li className={css.question}>
      <p className={css.asked}>{text}</p>
      <p className={css.meta}>
        {name} · <time dateTime={date}>{longDayText(new Date(date))}</time>
      </p>
      {answer && (
        <div className={css.answer}>
          {answer.text}
          <p className={css.meta}>
            {answer.shopName} · <time dateTime={answer.date}>{longDayText(new Date(answer.date))}</time>
          </p>
        </div>
      )}
    </li>
  )
}

/** Recently viewed products, with current prices. */
function Seen({ product }: { readonly product: ProductDetail }) {
  const [seen] = useBriefs('seen')
  const catalog = useService(services.ProductCatalog)
  const others = seen.filter(({ id }) => id !== product.id)
  const { answer: cards } = useLoaded(async () => succeed(await Promise.all(others.map(({ id }) => catalog.card(id)))))
  if (others.length === 0) return null
  return (
    <section className={css.panel} aria-labelledby="seen">
      <h2 id="seen" className={css.title}>
        {texts.seen}
      </h2>
      <ul className={css.seen}>
        {others.map(({ id, url, brand, name, image }, index) => {
          const card = cards?.ok ? cards.value[index] : undefined
          return (
            <li key={id}>
              <Link href={url} className={css.seenLink}>
                <img
                  src={pictureSource(image, 160)}
                  alt=""
                  width={116}
                  height={116}
                  loading="lazy"
                  className={css.seenPicture}
                />
                <span className={css.seenName}>
                  <b>{brand}</b> {name}
                </span>
                <span className={css.seenPrice}>
                  {card?.ok && (card.value.stock > 0 ? formatPrice(card.value.price) : texts.soldOut)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
