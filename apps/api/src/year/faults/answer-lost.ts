import type { Fault } from './fault.ts'

/** The answer to one write, or to a few, is lost after the commit: its person presses again. */
export const answerLost: Fault = {
  name: 'an answer is lost',
  share: 3,
  async *strike({ trouble }, dice) {
    trouble.lost += dice.whole(1, 3)
    yield 0
  },
}
