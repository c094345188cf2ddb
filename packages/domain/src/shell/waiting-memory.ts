import type { WaitingWrite } from './waiting-write.ts'

/** Stores the offline queue on the device. */
export interface WaitingMemory {
  read(): readonly WaitingWrite[]
  /** Returns whether it was stored. */
  write(writes: readonly WaitingWrite[]): boolean
  /** Runs work under a lock, so that no other tab of the device does it at the same time. */
  alone(work: () => Promise<void>): Promise<void>
}
