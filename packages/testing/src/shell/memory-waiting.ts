import type { WaitingMemory, WaitingWrite } from '@market/domain/shell'

/** The offline queue in memory. */
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
