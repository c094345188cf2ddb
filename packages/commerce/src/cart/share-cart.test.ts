import { maxCartShares } from '@market/domain/cart'
import { expect, it } from 'vitest'
import type { CartShareRow, CartShares } from './ports/cart-shares.ts'
import { shareCart } from './share-cart.ts'

const now = new Date('2026-11-24T12:00:00Z')
const sharesOf = (held: number, lines: number) => {
  const open: CartShareRow[] = Array.from({ length: held }, (_, at) => ({
    token: `${at}`,
    createdAt: now,
    endsAt: now,
    count: 1,
  }))
  const shares: CartShares = {
    lock: async () => {},
    open: async () => open,
    add: async (share) => {
      open.push({ ...share, count: lines })
      return lines
    },
    end: async () => {},
    find: async () => undefined,
  }
  return { open, share: () => shareCart(shares, { ownerId: 'ada', token: 'gizli', now }) }
}

it('opens an address that ends thirty days later', async () => {
  const { open, share } = sharesOf(maxCartShares - 1, 2)
  expect(await share()).toMatchObject({ ok: true })
  expect(open.at(-1)).toMatchObject({ token: 'gizli', endsAt: new Date('2026-12-24T12:00:00Z') })
})
it('opens no more than may be, and none of nothing', async () => {
  const full = sharesOf(maxCartShares, 2)
  expect(await full.share()).toEqual({
    ok: false,
    failure: { code: 'cart/too-many-shares', limit: maxCartShares },
  })
  expect(full.open).toHaveLength(maxCartShares)
  expect(await sharesOf(0, 0).share()).toEqual({ ok: false, failure: { code: 'cart/nothing-to-share' } })
})
