import { memoryCart } from '@market/commerce/testing'
import { aCartItem, aCartShop, aProductCard, memoryLists, recordedApp, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isFavourite } from '../lists/favourite-list.ts'
import { listSlug, productId } from '../kernel/ids.ts'
import { sendWaiting } from './send-waiting.ts'
import { heldAfter, maxWaiting, ownWaiting, waitBehind, waitingMs, type WaitingWish } from './waiting-write.ts'

const line = { productId: productId(1001), attrId: '' }
const other = { productId: productId(1002), attrId: '' }
const heart = (held: boolean, item = line): WaitingWish => ({ what: 'heart', item, held })
const addition: WaitingWish = { what: 'addition', addition: { ...line, quantity: 1 } }
const change = (number: number): WaitingWish => ({ what: 'change', change: { ...line, oldNumber: 1, number } })
const inList = (held: boolean, slug = 'yaz'): WaitingWish => ({ what: 'list', slug: listSlug(slug), item: line, held })
const write = (wish: WaitingWish, key: string, owner = 'ada') => ({ key, owner, since: 0, wish })
const queue = (wishes: readonly WaitingWish[]) =>
  wishes.reduce<readonly ReturnType<typeof write>[]>(
    (writes, wish, at) => waitBehind(writes, write(wish, `k${at}`)) ?? writes,
    [],
  )
const keysOf = (wishes: readonly WaitingWish[]) => queue(wishes).map(({ key }) => key)

describe('waitBehind', () => {
  it('keeps every addition, and only the last write of a state', () => {
    expect(keysOf([addition, addition])).toEqual(['k0', 'k1'])
    expect(keysOf([change(2), addition, change(3)])).toEqual(['k1', 'k2'])
    expect(keysOf([heart(true), heart(true, other), heart(false)])).toEqual(['k1', 'k2'])
    expect(keysOf([inList(true), inList(true, 'kis'), inList(false), heart(true)])).toEqual(['k1', 'k2', 'k3'])
  })

  it('replaces no write of another owner, and refuses writes beyond the limit', () => {
    const elses = write(heart(true), 'x', 'bora')
    expect(waitBehind([elses], write(heart(false), 'y'))).toHaveLength(2)
    const full = Array.from({ length: maxWaiting }, (_, at) => write(addition, `k${at}`))
    expect(waitBehind(full, write(addition, 'late'))).toBeUndefined()
  })

  it('leaves hearts as turning each of them would', () => {
    const wishes = fc.array(
      fc.tuple(fc.boolean(), fc.constantFrom(line, other)).map(([held, item]) => heart(held, item)),
      { maxLength: 12 },
    )
    const sorted = (items: readonly (typeof line)[]) => items.map((item) => item.productId).toSorted()
    fc.assert(
      fc.property(wishes, (all) => {
        const each = all.map((wish, at) => write(wish, `k${at}`))
        expect(sorted(heldAfter([other], queue(all)))).toEqual(sorted(heldAfter([other], each)))
      }),
    )
  })
})

it('sends only the current owner’s writes, and only until their keys expire', () => {
  const mine = write(addition, 'mine')
  const writes = [mine, write(addition, 'elses', 'bora')]
  expect(ownWaiting(writes, { owner: 'ada', now: waitingMs - 1 })).toEqual({ due: [mine], late: [] })
  expect(ownWaiting(writes, { owner: 'ada', now: waitingMs })).toEqual({ due: [], late: [mine] })
  expect(ownWaiting(writes, { owner: undefined, now: 0 })).toEqual({ due: [], late: [] })
})

describe('sendWaiting', () => {
  const begun = async () => {
    const gateway = memoryCart([aCartShop({ items: [aCartItem()] })])
    const lists = memoryLists([aProductCard({ id: line.productId })])
    const app = recordedApp()
    return { gateway, lists, app, send: sendWaiting({ gateway, lists, app }) }
  }

  it('adds with its first key, changes the quantity, and tells the app about additions', async () => {
    const { gateway, app, send } = await begun()
    const add = vi.spyOn(gateway, 'add')
    const changed = vi.spyOn(gateway, 'change')
    expect((await valueOf(send(write(addition, 'k1'))))?.count).toBe(1)
    expect((await valueOf(send(write(change(3), 'k2'))))?.count).toBe(3)
    expect(add.mock.lastCall?.[1]).toBe('k1')
    expect(changed.mock.lastCall?.[1]).toBe('k2')
    expect(app.posted.map(({ message }) => message)).toEqual(['add_to_cart'])
  })

  it('sets hearts and lists to the chosen state, whatever they are now', async () => {
    const { lists, send } = await begun()
    const { collectionSlug } = await valueOf(lists.create('Yaz'))
    const filled = async () => isFavourite(await valueOf(lists.check(line)))
    for (const held of [true, true, false, false]) {
      await valueOf(send(write(heart(held), 'k')))
      expect(await filled()).toBe(held)
    }
    await valueOf(send(write({ what: 'list', slug: collectionSlug, item: line, held: true }, 'k')))
    await valueOf(send(write(heart(true), 'k')))
    expect((await valueOf(lists.check(line))).filter(({ exist }) => exist)).toHaveLength(1)
    await valueOf(send(write({ what: 'list', slug: collectionSlug, item: line, held: false }, 'k')))
    expect(await filled()).toBe(false)
    expect(await send(write(inList(true, 'yok'), 'k'))).toMatchObject({ failure: { kind: 'not-found' } })
  })
})
