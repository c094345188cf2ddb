import type { ShopQuestion } from '@market/domain/reviews'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, Link, Panel, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { dateText } from '../../shared/time/date-text.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import * as css from './reviews.css.ts'
import { reviewTexts } from './texts.ts'

const texts = reviewTexts.questions
const pageSize = 10

/** `/my/sorularim`: the member's questions to shops, including those with private answers. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-sorularim">
      {() => <Questions />}
    </AccountFrame>
  ),
})

function Questions() {
  const gateway = useService(services.QuestionGateway)
  const notices = useService(services.NoticeStore)
  const { answer, change, reload } = useLoaded(() => gateway.mine({ limit: pageSize }))
  const [busy, setBusy] = useState(false)
  const more = async (questions: readonly ShopQuestion[]) => {
    setBusy(true)
    const next = await gateway.mine({ limit: pageSize, offset: questions.length })
    setBusy(false)
    if (!next.ok) return notices.toast({ type: 'error', text: failureText(next.failure) })
    change((read) => ({ ...next.value, questions: [...read.questions, ...next.value.questions] }))
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {({ questions, resultCount }) =>
        questions.length === 0 ? (
          <EmptyState
            picture={<EmptyPicture drawing="package" />}
            title={texts.none}
            action={<ButtonLink href="/">{texts.noneAction}</ButtonLink>}
          >
            {texts.noneText}
          </EmptyState>
        ) : (
          <>
            <Panel flush>
              <ul className={css.rows}>
                {questions.map((question) => (
                  <QuestionRow key={question.id} question={question} />
                ))}
              </ul>
            </Panel>
            {questions.length < resultCount && (
              <Button variant="secondary" full loading={busy} onClick={() => void more(questions)}>
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function QuestionRow({ question }: { readonly question: ShopQuestion }) {
  const { product, text, date, answer } = question
  return (
    <li className={css.question}>
      <p className={css.questionHead}>
        <Link href={product.url}>{product.name}</Link> <Tag>{answer ? texts.answered : texts.waiting}</Tag>
      </p>
      <p className={css.said}>
        {text}
        <br />
        <small className={css.when}>
          <time dateTime={date}>{dateText(date)}</time>
        </small>
      </p>
      {answer && (
        <blockquote className={css.answer}>
          <b>{answer.shopName}</b>
          <br />
          {answer.text}
          <br />
          <small className={css.when}>
            <time dateTime={answer.date}>{dateText(answer.date)}</time>
          </small>
        </blockquote>
      )}
    </li>
  )
}
