import type { FulfilmentSubject } from '@market/commerce/contracts'
import { type Database, sqlCashAtDoor, sqlParcels } from '@market/database'
import { sqlPackageSubject } from './sql-package-subject.ts'

/** Subject of the fulfilment suite on a database with shops 1 and 2. */
export const sqlFulfilmentSubject = (db: Database): FulfilmentSubject => ({
  ...sqlPackageSubject(db),
  parcels: sqlParcels(db),
  cash: sqlCashAtDoor(db),
  async moveDelivery({ orderId, shopId }, { day, from, to }) {
    const parcels = db.updateTable('parcels').set({ moved_day: day, moved_from: from, moved_to: to })
    await parcels.where('order_id', '=', orderId).where('shop_id', '=', shopId).execute()
  },
})
