import type { WaitingWrite } from './waiting-write.ts'

/** Where a device keeps what waits for the line. */
export interface WaitingMemory {
  read(): readonly WaitingWrite[]
  /** Whether it could be kept. */
  write(writes: readonly WaitingWrite[]): boolean
  /** Runs work while nobody else on the device does, such as another tab. */
  alone(work: () => Promise<void>): Promise<void>
}
