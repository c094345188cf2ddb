import type { Fault } from './fault.ts'

/** The process of the API ends between two statements of the next write, and starts again. */
export const processEnds: Fault = {
  name: 'the process ends',
  share: 3,
  async *strike({ trouble }, dice) {
    trouble.endsAfter = dice.whole(1, 40)
    yield 0
  },
}
