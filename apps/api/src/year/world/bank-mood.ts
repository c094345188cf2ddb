import type { History } from './history.ts'
import type { Letter } from './network.ts'
import type { Timetable } from './timetable.ts'

/** How the bank's notices of finished payments reach the shop. */
export type NoticeMood = 'once' | 'twice' | 'late' | 'never'

/** The state of the connection to the bank, and of its notices to the shop. */
export interface Bank {
  mood: NoticeMood
  /** The bank is unreachable and sends no notices. */
  down: boolean
  before(letter: Letter): Response | undefined
  /** The way to the shop of notices that come later than their payment. */
  deliverBy(send: typeof fetch): void
}

const seconds = 1_000
/** Delays of a notice, in ms. */
const delays = {
  once: [2 * seconds],
  twice: [2 * seconds, 3_600 * seconds],
  late: [26 * 3_600 * seconds],
  never: [],
} as const satisfies Record<NoticeMood, readonly number[]>

export function makeBankMood({
  time,
  history,
  shopUrl,
  bankUrl,
}: {
  readonly time: Timetable
  readonly history: History
  readonly shopUrl: string
  readonly bankUrl: string
}): Bank {
  let send: typeof fetch | undefined
  /** Notices that were on their way already go through. */
  const passing = new Set<string>()
  const bank: Bank = {
    mood: 'once',
    down: false,
    deliverBy: (by) => {
      send = by
    },
    before(letter) {
      const { url, body = '' } = letter
      if (url.origin === bankUrl && bank.down) throw new TypeError('the bank is down')
      if (url.origin !== shopUrl || !url.pathname.endsWith('/x/bank-callback') || passing.delete(body)) return undefined
      for (const delay of bank.down ? [] : delays[bank.mood])
        time.add(time.now() + delay, async () => {
          passing.add(body)
          // The bank does not mind whether an answer comes.
          const heard = await send?.(url.href, letter).catch(() => undefined)
          history.event(time.now(), 'bank', 'notice', String(heard?.status))
        })
      return new Response(null, { status: 204 })
    },
  }
  return bank
}
