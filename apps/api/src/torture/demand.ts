import { availableParallelism, loadavg } from 'node:os'
import { NotTried } from './not-tried.ts'

/** Throws an error with `otherwise` unless `holds`. */
export function demand(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise)
}

/** Beyond this load per processor, times measure the other processes. */
const maxWaiting = 3

/** Describes the load if the machine was busy during the last minute; undefined otherwise. */
export function busyWith(): string | undefined {
  const waiting = (loadavg()[0] ?? 0) / availableParallelism()
  return waiting > maxWaiting ? `the machine is busy (${waiting.toFixed(1)} processes for each processor)` : undefined
}

/** Demands a time limit after all other checks have passed. On a busy machine a failure counts as not tried. */
export function demandTime(holds: boolean, otherwise: string): void {
  const busy = busyWith()
  if (!holds && busy !== undefined) throw new NotTried(`${busy}: ${otherwise}`)
  demand(holds, otherwise)
}
