import type { WaitingMemory, WaitingWrite } from '@market/domain/shell'

/** What waits for the line, kept by nothing but this object. */
export function memoryWaiting(): WaitingMemory {
  let kept: readonly WaitingWrite[] = []
  return {
    read: () => kept,
    write: (writes) => {
      kept = writes
      return true
    },
    alone: (work) => work(),
  }
}
