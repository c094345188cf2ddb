import { randomUUID } from 'node:crypto'
import type { PackageSubject } from '@market/commerce/contracts'
import { type Database, noteDisputePhoto, sqlPackages, sqlSellerReturns } from '@market/database'
import { sqlRefundSubject } from './sql-refund-subject.ts'

/** Subject of the packages suite on a database with shops 1 and 2. */
export const sqlPackageSubject = (db: Database): PackageSubject => ({
  ...sqlRefundSubject(db),
  packages: sqlPackages(db),
  sellerReturns: sqlSellerReturns(db),
  async packageId(orderId, shopId) {
    const parcels = db.selectFrom('parcels').select('id').where('order_id', '=', orderId)
    return (await parcels.where('shop_id', '=', shopId).executeTakeFirstOrThrow()).id
  },
  async endAutopilot(shopId) {
    await db.updateTable('shops').set({ autopilot: false }).where('id', '=', shopId).execute()
  },
  async addDisputePhoto(returnId, shopId) {
    const [key, digest] = [randomUUID(), randomUUID()]
    return (await noteDisputePhoto(db, { returnId, shopId, key, digest, now: new Date() })) ?? ''
  },
})
