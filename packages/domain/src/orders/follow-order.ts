import type { Ending, OrderEventGateway } from './order-event-gateway.ts'

/** What is done next to keep an order that is open up to date, and after how many ms. */
export interface FollowTurn {
  /** `stream` waits for events; `ask` reads the order again, where streams do not hold. */
  readonly kind: 'stream' | 'ask'
  readonly afterMs: number
}

/** Streams that broke in a row, after which the order is asked for instead. */
const patience = 3
/** Of so many turns beyond that one tries a stream again. */
const tryEvery = 5
const firstMs = 2_000
const askMs = 30_000

/**
 * The turn after so many streams in a row that broke. `chance`, from 0 to 1, spreads it: when a server stops, all who
 * listened to it come again, and are not to come at once.
 */
export function followTurn(broken: number, chance: number): FollowTurn {
  if (broken === 0) return { kind: 'stream', afterMs: Math.round(firstMs * 3 * chance) }
  if (broken < patience) return { kind: 'stream', afterMs: Math.round(firstMs * 2 ** broken * (0.5 + chance)) }
  const kind = (broken - patience) % tryEvery === tryEvery - 1 ? 'stream' : 'ask'
  return { kind, afterMs: Math.round(askMs * (0.75 + chance / 2)) }
}

/** What following takes from outside. */
interface FollowPorts {
  readonly events: OrderEventGateway
  /** Waits so many ms, or until it is to end. */
  readonly wait: (ms: number, ending: Ending) => Promise<void>
  /** From 0 to 1. */
  readonly chance: () => number
}

/** An order that is open on a page. */
export interface FollowOrder {
  /** Its number, or the signed link of its mail. */
  readonly order: string
  /** Its mark, as it was read last. */
  readonly mark: string
  /** Reads the order again and answers its mark; undefined where it could not be read. */
  readonly read: () => Promise<string | undefined>
  /** Ends it, as when the page is left or hidden. */
  readonly ending: Ending
}

/** Reads an order again whenever it has changed: by events as they come, by asking now and then where those do not hold. */
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
      // Not theirs, or gone: neither is there anything to ask for.
      else if (ended.failure.kind === 'not-found' || ended.failure.kind === 'unauthorized') return
      // Too many streams are open: another one would be refused as well.
      else broken = ended.failure.kind === 'refused' ? Math.max(patience, broken + 1) : broken + 1
    }
  }
