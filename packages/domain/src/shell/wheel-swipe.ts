import { shellTimes } from './shell-times.ts'

/** A turn of the wheel, or a swipe on a touchpad, in CSS pixels. */
export interface WheelTurn {
  readonly deltaX: number
  readonly deltaY: number
}

/**
 * The number of slides that a sideways wheel turn of 10 px or more moves a row, and the time (ms) until which further
 * turns belong to the same swipe (rules.md S16).
 */
export function wheelSwipe({ deltaX, deltaY }: WheelTurn, now: number, lockedUntil: number) {
  const isSwipe = Math.abs(deltaX) >= shellTimes.wheelSwipePx && Math.abs(deltaX) > Math.abs(deltaY)
  if (!isSwipe || now < lockedUntil) return { step: 0, lockedUntil }
  return { step: Math.sign(deltaX), lockedUntil: now + shellTimes.wheelLockMs }
}
