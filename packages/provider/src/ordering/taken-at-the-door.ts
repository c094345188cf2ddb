import { add, kurus, type Money, subtract } from '@market/domain'
import type { OrderSnapshot } from './order-snapshot.ts'
import { paidShares } from './paid-shares.ts'

interface Taken {
  readonly charged: number
  readonly gift: number
  /** Shops whose parcel was delivered. */
  readonly came: readonly number[]
  /** Of each line what was cancelled before its parcel left. */
  readonly cancelled: ReadonlyMap<number, Money>
}

/** The cash that the carrier has collected with the delivered parcels. */
export function takenAtTheDoor(shops: OrderSnapshot['shops'], { charged, gift, came, cancelled }: Taken): Money {
  const shares = paidShares({ shops }, { charged, gift })
  const lines = shops
    .flatMap(({ shopId, items }) => items.map(() => shopId))
    .flatMap((shopId, index) => {
      const share = shares.lines[index]
      return share && came.includes(shopId) ? [subtract(share.money, cancelled.get(index + 1) ?? kurus(0))] : []
    })
  return add(...lines, ...came.map((shopId) => shares.cargo.get(shopId)?.money ?? kurus(0)))
}
