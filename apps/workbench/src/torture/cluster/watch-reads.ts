import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 200
/** Requested paths: a page that the web servers cache, and two that query the database each time. */
const asked = {
  kept: () => '/',
  product: (turn: number) => `/eptnew/x/product-page?productId=${1 + (turn % 200)}`,
  search: (turn: number) => `/arama?q=kulaklık+${turn}`,
}
type What = keyof typeof asked

export interface Seen {
  readonly answers: number
  /**
   * Requests that failed or had a status other than 200, and the longest time in ms from the first failure to the last
   * one of a row.
   */
  readonly failed: Readonly<Record<What, number>>
  readonly awayMs: Readonly<Record<What, number>>
}

/** Reads pages continuously while another part of the system fails. */
export function watchReads(shopUrl: string): { seen(): Seen; stop(): Promise<void> } {
  const stopping = new AbortController()
  let answers = 0
  const failed = { kept: 0, product: 0, search: 0 }
  const awayMs = { kept: 0, product: 0, search: 0 }
  const read = async (what: What) => {
    let badSince: number | undefined
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const began = performance.now()
      const isGood = await fetch(shopUrl + asked[what](turn)).then(
        async (answer) => (await answer.arrayBuffer(), answer.status === 200),
        () => false,
      )
      answers += 1
      if (isGood) badSince = undefined
      else {
        failed[what] += 1
        badSince ??= began
        awayMs[what] = Math.max(awayMs[what], performance.now() - badSince)
      }
      await wait(pauseMs)
    }
  }
  const reading = Promise.all((Object.keys(asked) as What[]).map(read))
  return {
    seen: () => ({ answers, failed, awayMs }),
    async stop() {
      stopping.abort()
      await reading
    },
  }
}
