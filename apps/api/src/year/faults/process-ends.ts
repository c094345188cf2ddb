import type { Fault } from './fault.ts'

/** The process of the API ends between two statements of the next write or job, and starts again. */
export const processEnds: Fault = {
  name: 'the process ends',
  share: 3,
  async *strike({ trouble }, dice) {
    const statements = dice.whole(1, 40)
    if (dice.chance(0.6)) trouble.endsAfter = statements
    else trouble.jobEndsAfter = statements
    yield 0
  },
}
