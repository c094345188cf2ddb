import { useSyncExternalStore } from 'react'

const stepMs = 30_000
let now = new Date()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now = new Date()
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, stepMs)
  // Nothing was drawn for a while, so the clock is late.
  if (Date.now() - now.getTime() > stepMs) tick()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The present moment, by which a page tells how long something has waited; it advances twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)
