import { Loaded, useLoaded, useService } from '@market/react'
import { EmptyState } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import * as css from './poll.css.ts'
import { PollForm } from './poll-form.tsx'
import { shopTexts } from './page-texts.ts'

const texts = shopTexts.poll

/** `/anket`: the open poll. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: PollPage,
})

function PollPage() {
  const polls = useService(services.PollGateway)
  const { answer, reload } = useLoaded(() => polls.open())
  return (
    <div className={css.page}>
      <h1 className={css.title}>{texts.title}</h1>
      <Loaded answer={answer} reload={reload}>
        {(poll) =>
          poll?.answered ? (
            <EmptyState title={texts.answered} />
          ) : poll ? (
            <PollForm poll={poll} />
          ) : (
            <EmptyState title={texts.none} />
          )
        }
      </Loaded>
    </div>
  )
}
