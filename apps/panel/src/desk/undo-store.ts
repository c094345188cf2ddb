import { type Live, makeLive } from '@market/stores'

/** A step that was taken and can be taken back for a while. */
export interface TakenStep {
  readonly text: string
  /** Missing for a step that is only reported. */
  readonly undo?: () => Promise<void>
}

/** The last step, which stays for ten seconds; the next one replaces it. */
export interface UndoStore {
  readonly state: Live<TakenStep | undefined>
  took(step: TakenStep): void
  undo(): Promise<void>
  close(): void
}

export const undoMs = 10_000

export function makeUndoStore(wait: (run: () => void, ms: number) => void): UndoStore {
  const { live, set } = makeLive<TakenStep | undefined>(undefined)
  const close = () => set(undefined)
  return {
    state: live,
    close,
    took(step) {
      set(step)
      wait(() => live.current() === step && close(), undoMs)
    },
    async undo() {
      const step = live.current()
      close()
      await step?.undo?.()
    },
  }
}
