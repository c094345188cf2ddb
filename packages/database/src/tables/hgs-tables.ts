import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface HgsAccountsTable {
  plate: string
  vin: string
  vehicle_class: number
  balance: number
}

interface HgsOffersTable {
  id: number
  amount: number
  price: number
  active: Generated<boolean>
}

interface HgsTopUpsTable {
  purchase_id: string
  plate: string
  amount: number
  created_at: Instant
}

/** Tables of the toll accounts. */
export interface HgsTables {
  hgs_accounts: HgsAccountsTable
  hgs_offers: HgsOffersTable
  hgs_top_ups: HgsTopUpsTable
}
