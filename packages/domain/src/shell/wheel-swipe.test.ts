import { expect, it } from 'vitest'
import { wheelSwipe } from './wheel-swipe.ts'

const turn = (deltaX: number, deltaY = 0) => ({ deltaX, deltaY })

it('S16 a sideways turn of 10 px moves by one slide, whatever follows within 750 ms', () => {
  const first = wheelSwipe(turn(12), 1_000, 0)
  expect(first).toEqual({ step: 1, lockedUntil: 1_750 })
  expect(wheelSwipe(turn(400), 1_749, first.lockedUntil)).toEqual({ step: 0, lockedUntil: 1_750 })
  expect(wheelSwipe(turn(-10), 1_750, first.lockedUntil).step).toBe(-1)
})

it.each([turn(9), turn(-9.9), turn(0, 120), turn(20, 20), turn(Number.NaN)])(
  'S16 %o leaves the row to the page',
  (small) => expect(wheelSwipe(small, 0, 0)).toEqual({ step: 0, lockedUntil: 0 }),
)
