import { setTimeout as wait } from 'node:timers/promises'
import { demand } from '@market/api/demand'
import type { Books } from '@market/api/open-books'
import { type Seen, watchReads } from './watch-reads.ts'

const everyMs = 200
const faultAfterMs = 1_500
const giveUpMs = 120_000
/**
 * Statuses after which a buyer tries again: no response, the proxy's errors for that, and the shop's "try again in a
 * moment".
 */
const again = new Set([0, 502, 503, 504])

export interface BoughtThrough {
  /** Time in ms from the fault to the first order accepted after a refusal; 0 without a refusal. */
  readonly awayMs: number
  readonly refused: number
  /** Refusals of presses. */
  readonly words: ReadonlySet<string>
  readonly reads: Seen
}

/**
 * Runs buyers one after the other during a fault; each presses the button with the same key until the order is
 * accepted. Checks that every accepted order exists once at the end.
 */
export async function buyThrough(
  books: Books,
  shopUrl: string,
  buyers: number,
  fault: () => Promise<void> | void,
): Promise<BoughtThrough> {
  const before = await books.sold()
  const buttons = await books.buttons(buyers)
  const reads = watchReads(shopUrl)
  let brokenAt = Number.POSITIVE_INFINITY
  let refused = 0
  const words = new Set<string>()
  let awayMs = 0
  const buy = async (press: (typeof buttons)[number], at: number) => {
    await wait(at)
    for (const end = performance.now() + giveUpMs; ;) {
      const began = performance.now()
      const { status, message } = await press().catch((error: unknown) => ({ status: 0, message: String(error) }))
      if (status === 200) return
      demand(again.has(status), `a buyer was answered with ${status} "${message}"`)
      demand(performance.now() < end, `no order within ${giveUpMs / 1000} s, at last ${status} "${message}"`)
      refused += 1
      words.add(`${status} ${message}`)
      // This press was refused, so the order is accepted at the next one at the earliest.
      awayMs = Math.max(awayMs, began - brokenAt)
      await wait(everyMs)
    }
  }
  const breaking = (async () => {
    await wait(faultAfterMs)
    brokenAt = performance.now()
    await fault()
  })()
  try {
    await Promise.all([...buttons.map((press, index) => buy(press, index * everyMs)), breaking])
  } finally {
    await reads.stop()
  }
  const { orders, stock } = await books.sold()
  const [bought, gone] = [orders - before.orders, before.stock - stock]
  demand(bought === buyers && gone === buyers, `${buyers} buyers, ${bought} orders, ${gone} units gone`)
  const differences = await books.audit()
  demand(differences.length === 0, differences.join('; '))
  return { awayMs: Math.max(0, awayMs), refused, words, reads: reads.seen() }
}
