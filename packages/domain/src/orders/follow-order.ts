import type { Ending, OrderEventGateway } from './order-event-gateway.ts'

/** The next step of following an open order, and the delay before it in ms. */
export interface FollowTurn {
  /** `stream` waits for events; `ask` reads the order again, where streams keep breaking. */
  readonly kind: 'stream' | 'ask'
  readonly afterMs: number
}

/** Streams that break in a row until the order is polled instead. */
const patience = 3
/** While polling, every fifth turn tries a stream again. */
const tryEvery = 5
const firstMs = 2_000
const askMs = 30_000

/**
 * The turn after `broken` streams in a row broke. `chance`, from 0 to 1, spreads the delay, so that the clients of a
 * stopped server do not all reconnect at once.
 */
export function followTurn(broken: number, chance: number): FollowTurn {
  if (broken === 0) return { kind: 'stream', afterMs: Math.round(firstMs * 3 * chance) }
  if (broken < patience) return { kind: 'stream', afterMs: Math.round(firstMs * 2 ** broken * (0.5 + chance)) }
  const kind = (broken - patience) % tryEvery === tryEvery - 1 ? 'stream' : 'ask'
  return { kind, afterMs: Math.round(askMs * (0.75 + chance / 2)) }
}

interface FollowPorts {
  readonly events: OrderEventGateway
  /** Waits this many ms, or until `ending` aborts. */
  readonly wait: (ms: number, ending: Ending) => Promise<void>
  /** A random number from 0 to 1. */
  readonly chance: () => number
}

/** An order that is open on a page. */
export interface FollowOrder {
  /** The order's number, or the signed link of its mail. */
  readonly order: string
  /** The version mark that was read last. */
  readonly mark: string
  /** Reads the order again and returns its mark; undefined if it could not be read. */
  readonly read: () => Promise<string | undefined>
  /** Aborts when the page is left or hidden. */
  readonly ending: Ending
}

/** Reads an order again whenever it changes: on events, or by polling where streams keep breaking. */
export const followOrder =
  ({ events, wait, chance }: FollowPorts) =>
  async ({ order, mark, read, ending }: FollowOrder): Promise<void> => {
    let seen = mark
    const look = async () => {
      seen = (await read()) ?? seen
    }
    for (let turn: FollowTurn = { kind: 'stream', afterMs: 0 }, broken = 0; ; turn = followTurn(broken, chance())) {
      await wait(turn.afterMs, ending)
      if (ending.aborted) return
      if (turn.kind === 'ask') {
        await look()
        broken += 1
        continue
      }
      const reading: Promise<void>[] = []
      const ended = await events.watch({ order, mark: seen }, () => void reading.push(look()), ending)
      await Promise.all(reading)
      if (ending.aborted) return
      if (ended.ok) broken = 0
      // The order is another caller's or deleted, so polling would fail too.
      else if (ended.failure.kind === 'not-found' || ended.failure.kind === 'unauthorized') return
      // Too many streams are open: another one would be refused as well.
      else broken = ended.failure.kind === 'refused' ? Math.max(patience, broken + 1) : broken + 1
    }
  }
