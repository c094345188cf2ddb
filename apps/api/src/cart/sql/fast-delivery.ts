import type { FastDelivery } from '@market/commerce'
import { type Database, isUuid } from '@market/database'
import { loadCart } from './read-cart.ts'

export const sqlFastDelivery = (db: Database): FastDelivery => ({
  async isOwnAddress(ownerId, id) {
    if (!isUuid(id)) return false
    const own = await db
      .selectFrom('addresses')
      .select('id')
      .where('id', '=', id)
      .where('owner_id', '=', ownerId)
      .executeTakeFirst()
    return own !== undefined
  },
  async reaches(found, now) {
    const { cart } = await loadCart(db, found, now)
    return cart.fastShipping.addressId !== null
  },
})
