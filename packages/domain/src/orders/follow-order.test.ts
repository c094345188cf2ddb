import { anOrder, recordedOrderEvents } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fail } from '../kernel/result.ts'
import { changedParcels } from './changed-parcels.ts'
import { followOrder, followTurn } from './follow-order.ts'

describe('the next turn', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true })
  const broken = fc.nat(200)

  it('spreads those who come again after a server stopped over seconds', () => {
    expect(followTurn(0, 0)).toEqual({ kind: 'stream', afterMs: 0 })
    expect(followTurn(0, 1)).toEqual({ kind: 'stream', afterMs: 6_000 })
  })
  it('waits longer after each break, asks after three, and tries a stream now and then', () => {
    const kinds = Array.from({ length: 14 }, (_, times) => followTurn(times, 0.5).kind)
    expect(kinds.map((kind) => kind[0]).join('')).toBe('sssaaaasaaaasa')
    fc.assert(
      fc.property(broken, chance, (times, luck) => {
        const { afterMs } = followTurn(times, luck)
        expect(afterMs).toBeLessThanOrEqual(37_500)
        if (times > 0) expect(afterMs).toBeGreaterThanOrEqual(2_000)
        if (times >= 3) expect(afterMs).toBeGreaterThanOrEqual(22_500)
      }),
    )
  })
})

const setUp = (marks: readonly (string | undefined)[] = []) => {
  const events = recordedOrderEvents()
  const tab = new AbortController()
  const waits: number[] = []
  let reads = 0
  const follow = followOrder({
    events,
    chance: () => 0.5,
    wait: async (ms) => void waits.push(ms),
  })
  const over = follow({
    order: 'GV-1',
    mark: 'a',
    read: async () => marks[(reads += 1) - 1],
    ending: tab.signal,
  })
  return { events, tab, waits, over, reads: () => reads }
}

describe('following an order', () => {
  it('reads it again with each event, and comes again with the mark it has seen', async () => {
    const { events, tab, waits, over, reads } = setUp(['b', 'c'])
    await expect.poll(events.open).toBe(1)
    events.tell('b')
    events.tell('c')
    await expect.poll(reads).toBe(2)
    events.end()
    await expect
      .poll(() => events.followed)
      .toEqual([
        { order: 'GV-1', mark: 'a' },
        { order: 'GV-1', mark: 'c' },
      ])
    expect(waits).toEqual([0, 3_000])
    tab.abort()
    await over
  })

  it('asks where streams break, and keeps what it knew where asking fails', async () => {
    const { events, tab, over, reads } = setUp([undefined, 'b'])
    for (let times = 1; times <= 3; times += 1) {
      await expect.poll(() => events.followed.length).toBe(times)
      events.break()
    }
    await expect.poll(() => events.followed.length).toBe(4)
    expect(reads()).toBe(4)
    expect(events.followed[3]).toEqual({ order: 'GV-1', mark: 'b' })
    tab.abort()
    await over
  })

  it('ends for whom it is not, and asks instead at once where too many are open', async () => {
    const turns: string[] = []
    const tab = new AbortController()
    const answers = [
      { kind: 'refused', status: 429, message: 'Şu anda çok yoğunuz.' } as const,
      { kind: 'not-found', message: 'Sipariş bulunamadı.' } as const,
    ]
    const follow = followOrder({
      events: {
        watch: async () => {
          turns.push('stream')
          return fail(answers.shift() ?? { kind: 'offline' })
        },
      },
      chance: () => 0,
      wait: async () => undefined,
    })
    await follow({ order: 'GV-1', mark: 'a', read: async () => void turns.push('ask'), ending: tab.signal })
    expect(turns).toEqual(['stream', 'ask', 'ask', 'ask', 'ask', 'stream'])
  })

  it('does nothing more once it is to end', async () => {
    const { events, tab, over, reads } = setUp()
    await expect.poll(events.open).toBe(1)
    tab.abort()
    await over
    expect([events.followed.length, reads()]).toEqual([1, 0])
  })
})

it('names the parcels that are at another step', () => {
  const before = anOrder()
  const [parcel] = before.shops
  if (!parcel) throw new Error('no parcel')
  const after = anOrder({ shops: [{ ...parcel, status: 'shipped', statusText: 'Yolda' }] })
  expect(changedParcels(before, after).map(({ statusText }) => statusText)).toEqual(['Yolda'])
  expect(changedParcels(after, after)).toEqual([])
})
