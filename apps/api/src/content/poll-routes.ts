import { getPoll, postPoll } from '@market/contract'
import { succeed } from '@market/domain/kernel'
import { answerPoll, type Poll, type PollAnswer } from '@market/domain/content'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { sentForm } from '../platform/http/sent-form.ts'
import { texts } from './texts.ts'

export const pollRoutes = (): readonly AnyRoute[] => [
  route(getPoll, async ({ db, caller }) => {
    const poll = await openPoll(db)
    return {
      poll: poll && { ...poll, questions: poll.questions.map(withOptions) },
      answered: poll !== null && (await hasAnswered(db, poll.id, caller.ownerId)),
    }
  }),
  route(postPoll, async ({ body, caller, db, now }) => {
    const poll = await openPoll(db)
    if (poll?.id !== body.poll_id) throw new ApiError(404, texts.pollNotFound)
    const polls = {
      answer: async (id: number, answers: readonly PollAnswer[]) => {
        const first = await db
          .insertInto('poll_answers')
          .values({ poll_id: id, owner_id: caller.ownerId, answers: JSON.stringify(answers), created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('poll_id')
          .executeTakeFirst()
        if (!first) throw new ApiError(409, texts.answeredBefore)
        return succeed(undefined)
      },
    }
    const labels = Object.fromEntries(poll.questions.map(({ id, text }) => [String(id), `“${text}”`]))
    sentForm(await answerPoll({ polls })(poll, body.answers), labels)
    return {}
  }),
]

async function openPoll(db: Database): Promise<Omit<Poll, 'answered'> | null> {
  const row = await db
    .selectFrom('polls')
    .select(['id', 'title', 'questions'])
    .where('open', '=', true)
    .executeTakeFirst()
  return row ?? null
}
async function hasAnswered(db: Database, poll: number, ownerId: string): Promise<boolean> {
  const answer = await db
    .selectFrom('poll_answers')
    .select('poll_id')
    .where('poll_id', '=', poll)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return answer !== undefined
}
const withOptions = ({ options, ...question }: Poll['questions'][number]) => ({ ...question, options: [...options] })
