import { availableParallelism, loadavg } from 'node:os'
import { NotTried } from './not-tried.ts'

/** Throws the sentence of a promise that does not hold. */
export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}

/** So many processes that want to run for each processor make every time a measure of the others. */
const maxWaiting = 3

/** Says so where the machine has been busy for the last minute. */
export function busyWith(): string | undefined {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism()
  return waiting > maxWaiting ? `the machine is busy (${waiting.toFixed(1)} processes for each processor)` : undefined
}

/** Demands a time, or an answer in time, all else having held. Where the machine is busy it says nothing and was not tried. */
export function demandTime(holds: boolean, otherwise: string): void {
  const busy = busyWith()
  if (!holds && busy !== undefined) throw new NotTried(`${busy}: ${otherwise}`)
  demand(holds, otherwise)
}
