import type { DeviceSaleWire } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import type { Selectable } from 'kysely'
import type { BuyBackTables } from '@market/database'
import { texts } from './texts.ts'

export const saleColumns = [
  'offer_id',
  'service',
  'device',
  'price',
  'status',
  'cargo_code',
  'seller',
  'unpaid_reason',
  'approved_at',
] as const satisfies readonly (keyof BuyBackTables['device_sales'])[]

type SaleRow = Pick<Selectable<BuyBackTables['device_sales']>, (typeof saleColumns)[number]>

/** A sale as sent to its seller: without national ID, and with the last digits of the account only. */
export const saleWire = ({
  offer_id,
  service,
  device,
  price,
  status,
  cargo_code,
  approved_at,
  seller,
  unpaid_reason,
}: SaleRow): DeviceSaleWire => ({
  offer_id,
  service,
  device,
  price: toLira(kurus(price)),
  date: approved_at.toISOString(),
  status,
  status_text: texts.status[status],
  cargo_code,
  account_end: seller.iban.slice(-4),
  account_refused: unpaid_reason !== null,
})
