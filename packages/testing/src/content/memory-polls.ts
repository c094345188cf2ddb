import { succeed } from '@market/domain/kernel'
import { type Poll, type PollAnswer, type PollGateway, pollProblems } from '@market/domain/content'
import { notFound, refused } from '../kernel/failing.ts'

export const aPoll = (given: Partial<Poll> = {}): Poll => ({
  id: 1,
  title: 'Bizi nasıl buldunuz?',
  questions: [
    {
      id: 1,
      text: 'Alışverişten memnun musunuz?',
      required: true,
      options: [
        { id: 10, name: 'Evet' },
        { id: 11, name: 'Hayır' },
      ],
    },
    { id: 2, text: 'Eklemek istediğiniz bir şey var mı?', required: false, options: [] },
  ],
  answered: false,
  ...given,
})

export interface MemoryPolls extends PollGateway {
  readonly answers: readonly (readonly PollAnswer[])[]
}
/** The open poll, for one caller. */
export const memoryPolls = (poll: Poll | null = aPoll()): MemoryPolls => {
  const given: (readonly PollAnswer[])[] = []
  return {
    answers: given,
    open: async () => succeed(poll && { ...poll, answered: poll.answered || given.length > 0 }),
    async answer(id, answers) {
      if (poll?.id !== id) return notFound('Anket bulunamadı.')
      if (given.length > 0) return refused(409, 'Bu anketi daha önce yanıtladınız.')
      if (pollProblems(poll, answers).length > 0) return refused(422, 'Zorunlu soruları yanıtlayın.')
      given.push(answers)
      return succeed(undefined)
    },
  }
}
