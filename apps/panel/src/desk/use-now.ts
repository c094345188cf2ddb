import { makeServerClock } from '@market/domain/kernel'
import { useSyncExternalStore } from 'react'

const stepMs = 30_000
const clock = makeServerClock({ now: () => new Date() })
let now = clock.now()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now = clock.now()
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, stepMs)
  // Nothing was drawn for a while, so the clock is late.
  if (clock.now().getTime() - now.getTime() > stepMs) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Takes the server's time from an answer: deadlines are the server's, and the device's clock may be wrong. */
export function observeTime(made: Date): void {
  if (clock.observe(made)) tick()
}

/** The present moment, by which a page tells how long something has waited; it advances twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)
