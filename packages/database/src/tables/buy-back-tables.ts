import type { BuyBackTab, DeviceSale, DeviceSeller } from '@market/domain/buy-back'
import type { Instant, Json, SealedJson } from './column-types.ts'

interface NamedTable {
  id: number
  name: string
}
interface DeviceModelsTable extends NamedTable {
  type_id: number
  brand_id: number
  position: number
}
interface DevicePricesTable {
  service: BuyBackTab
  model_id: number
  /** 0 if the memory does not matter. */
  memory_gb: number
  price: number
}
interface DeviceQuestionsTable extends NamedTable {
  service: BuyBackTab
  type_id: number
  position: number
}
interface DeviceOptionsTable extends NamedTable {
  question_id: number
  position: number
  /** Hundredths of a percent of the best price. */
  deduction: number
  refusal: string | null
}
/** Texts of the questions and chosen options, as the shopper saw them. */
export type DeviceAnswers = readonly (readonly [question: string, option: string])[]

interface DeviceOffersTable {
  id: string
  owner_id: string
  service: BuyBackTab
  device: string
  answers: Json<DeviceAnswers>
  price: number
  created_at: Instant
  expires_at: Instant
}
interface DeviceSalesTable {
  offer_id: string
  owner_id: string
  service: BuyBackTab
  device: string
  answers: Json<DeviceAnswers>
  price: number
  seller: SealedJson<DeviceSeller>
  email: string | null
  cargo_code: string
  status: DeviceSale['status']
  unpaid_reason: string | null
  paying_at: Instant | null
  approved_at: Instant
  status_at: Instant
}
export interface BuyBackTables {
  device_types: NamedTable
  device_brands: NamedTable
  device_models: DeviceModelsTable
  device_prices: DevicePricesTable
  device_questions: DeviceQuestionsTable
  device_options: DeviceOptionsTable
  device_offers: DeviceOffersTable
  device_sales: DeviceSalesTable
}
