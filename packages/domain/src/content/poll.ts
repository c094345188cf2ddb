import type { FieldProblem } from '../kernel/field-problem.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'

/** One question of a poll. */
export interface PollQuestion {
  readonly id: number
  readonly text: string
  readonly required: boolean
  /** Empty for a question with a free text answer. */
  readonly options: readonly { readonly id: number; readonly name: string }[]
}
/** Questions that shoppers are asked. */
export interface Poll {
  readonly id: number
  readonly title: string
  readonly questions: readonly PollQuestion[]
  /** The caller has answered it, which is possible once. */
  readonly answered: boolean
}
/** An option's id, or a free text. */
export interface PollAnswer {
  readonly question: number
  readonly option: number | null
  readonly text: string
}

/** The poll that is open. */
export interface PollGateway {
  /** The open poll, or null. */
  open(): GatewayResult<Poll | null>
  /** Refused if this visitor has already answered. */
  answer(poll: number, answers: readonly PollAnswer[]): GatewayResult<void>
}

const isGiven = (answer: PollAnswer | undefined): answer is PollAnswer =>
  answer !== undefined && (answer.option !== null || answer.text.trim() !== '')
const fits = ({ options }: PollQuestion, answer: PollAnswer): boolean =>
  options.length === 0 ? answer.text.length <= 1_000 : options.some(({ id }) => id === answer.option)

/** Problems of a poll's answers; a field is the id of a question. */
export const pollProblems = (
  poll: Pick<Poll, 'questions'>,
  answers: readonly PollAnswer[],
): readonly FieldProblem<string>[] =>
  poll.questions.flatMap((question): readonly FieldProblem<string>[] => {
    const answer = answers.find((one) => one.question === question.id)
    const field = String(question.id)
    if (!isGiven(answer)) return question.required ? [{ field, problem: 'required' }] : []
    return fits(question, answer) ? [] : [{ field, problem: 'invalid' }]
  })

/** Answers the questions of a poll that have an answer. */
export const answerPoll =
  ({ polls }: { readonly polls: Pick<PollGateway, 'answer'> }) =>
  (poll: Omit<Poll, 'answered'>, typed: readonly PollAnswer[]): Submitted<void, string> => {
    const answers = poll.questions.flatMap(({ id }) => typed.find((one) => one.question === id && isGiven(one)) ?? [])
    return submitForm(pollProblems(poll, typed), () =>
      polls.answer(
        poll.id,
        answers.map((answer) => ({ ...answer, text: answer.text.trim() })),
      ),
    )
  }
