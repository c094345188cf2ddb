import type { MeWire } from '@market/contract/counter'
import { type Live, makeLive } from '@market/stores'

/** The proof that a call lacked. The panel asks for it in a dialog above the page. */
export type Lack = 'session' | 'second-step'

export interface DeskState {
  /** Undefined before the first answer, null without a session. */
  readonly me: MeWire | null | undefined
  readonly lack: Lack | undefined
}

/** The person at work. A call that lacks a session or a second step waits here until the person has supplied it. */
export interface DeskStore {
  readonly state: Live<DeskState>
  signIn(me: MeWire): void
  signOut(): void
  /** Asks for what a call lacks; resolves to false if the person declines. */
  mend(lack: Lack): Promise<boolean>
  /** Answers the open question of `mend`. */
  mended(done: boolean): void
}

export function makeDeskStore(): DeskStore {
  const { live, set } = makeLive<DeskState>({ me: undefined, lack: undefined })
  let waiting: ((done: boolean) => void)[] = []
  const mended = (done: boolean) => {
    const answered = waiting
    waiting = []
    set({ ...live.current(), lack: undefined })
    for (const answer of answered) answer(done)
  }
  return {
    state: live,
    mended,
    signIn: (me) => set({ ...live.current(), me }),
    signOut() {
      set({ me: null, lack: undefined })
      mended(false)
    },
    mend(lack) {
      // Without a session at the start the panel shows the sign-in page, because it has no page to keep.
      if (!live.current().me) return Promise.resolve(false)
      set({ ...live.current(), lack: live.current().lack ?? lack })
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
