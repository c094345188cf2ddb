import { type PackageFacts, packageState } from '@market/domain/packages'
import type { Packages, ParcelEvent } from '@market/commerce'
import type { OrderStatus } from '@market/domain/orders'
import type { Database } from '../open-database.ts'

export interface WorkColumns {
  readonly status: OrderStatus
  readonly events: readonly ParcelEvent[]
  readonly accepted_at: Date | null
  readonly packed_at: Date | null
  readonly ended_as: PackageFacts['endedAs']
}
export const packageStateOf = ({ status, events, accepted_at, packed_at, ended_as }: WorkColumns) =>
  packageState({
    status,
    isAccepted: accepted_at !== null,
    isPacked: packed_at !== null,
    endedAs: ended_as,
    isSentBack: events.at(-1)?.key === 'sent_back',
  })

export const sqlPackages = (trx: Database): Packages => ({
  async lock({ shopId, id }) {
    const own = trx.selectFrom('parcels').where('id', '=', id).where('shop_id', '=', shopId)
    const found = await own.select('order_id').executeTakeFirst()
    if (!found) return undefined
    const order = await trx
      .selectFrom('orders')
      .select(['number', 'owner_id as ownerId', 'status'])
      .where('id', '=', found.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await trx.selectFrom('parcels').select('shop_id').where('order_id', '=', found.order_id).forUpdate().execute()
    const parcel = await own
      .select(['status', 'events', 'accepted_at', 'packed_at', 'ended_as', 'revision'])
      .executeTakeFirstOrThrow()
    const state = order.status === 'paid' ? packageStateOf(parcel) : undefined
    return (
      state && {
        state,
        revision: parcel.revision,
        order: { owner: { ownerId: order.ownerId, guestKey: null }, number: order.number },
        acceptedAt: parcel.accepted_at,
        packedAt: parcel.packed_at,
      }
    )
  },
  async write({ shopId, id }, { acceptedAt, packedAt }) {
    const parcels = trx.updateTable('parcels').set({ accepted_at: acceptedAt, packed_at: packedAt })
    await parcels.where('id', '=', id).where('shop_id', '=', shopId).execute()
  },
  async endUnsupplied({ shopId, id }) {
    const parcels = trx.updateTable('parcels').set({ ended_as: 'unsupplied' })
    await parcels.where('id', '=', id).where('shop_id', '=', shopId).execute()
  },
})
