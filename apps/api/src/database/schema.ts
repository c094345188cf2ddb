import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { BuyBackTables } from '../buy-back/buy-back-tables.ts'
import type { CartTables } from '../cart/cart-tables.ts'
import type { OrderTables } from '../orders/order-tables.ts'
import type { CheckoutTables } from '../checkout/checkout-tables.ts'
import type { AccountTables } from '../account/account-tables.ts'
import type { ContentTables } from '../content/content-tables.ts'
import type { HgsTables } from '../hgs/hgs-tables.ts'
import type { ListingTables } from '../catalog/listing/listing-tables.ts'
import type { ListTables } from '../lists/list-tables.ts'
import type { RaffleTables } from '../raffle/raffle-tables.ts'
import type { ReviewTables } from '../reviews/review-tables.ts'
import type { ShopTables } from '../shops/shop-tables.ts'
import type { ShowcaseTables } from '../catalog/showcase-tables.ts'

/** Read as `Date`, written as `Date` or ISO text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
/** Read as what was stored, written as JSON text. */
export type Json<Value = unknown> = ColumnType<Value, string, string>
/** A `Json` with an empty list as its default. */
type StoredList = ColumnType<unknown, string | undefined, string>

interface AddressChoicesTable {
  owner_id: string
  delivery_id: string | null
  invoice_id: string | null
  shipping_option: Generated<string>
  pickup_id: number | null
  receiver: Json | null
}

interface AddressesTable {
  id: string
  owner_id: string
  type: number
  title: string
  first_name: string
  last_name: string
  city: string
  district: string
  neighborhood: string
  address: string
  phone: string
  zip_code: string
  email: string
  tc: string
  company_name: string
  tax_office: string
  tax_number: string
  created_at: Instant
}

interface BannersTable {
  id: number
  position: number
  place: string
  category: string | null
  content: Json
}

export interface BrandsTable {
  id: number
  name: string
  slug: string
}

interface CampaignProductsTable {
  campaign_id: number
  tab: Generated<string>
  position: number
  product_id: number
}

interface CampaignsTable {
  id: number
  slug: string
  title: string
  content: Json
  published: Generated<boolean>
  starts_at: Instant
  ends_at: Instant
}

interface CartItemsTable {
  cart_id: string
  product_id: number
  combination: string
  quantity: number
  price_when_added: number
  discounted_when_added: number | null
  earlier_units: Generated<number>
  related_product_id: number | null
  added_at: Instant
}

interface CartsTable {
  id: string
  owner_id: string
  status: string
  revision: Generated<number>
  gift_code_id: string | null
  fast_shipping_address_id: string | null
  created_at: Instant
  updated_at: Instant
}

interface CollectionProductsTable {
  collection_id: number
  position: number
  product_id: number
}

interface CollectionsTable {
  id: number
  slug: string
  title: string
  content: Json
}

interface CommentsTable {
  id: Generated<number>
  product_id: number
  user_id: string | null
  name: string
  rating: number
  text: string
  variant: string | null
  images: Generated<string[]>
  like_count: Generated<number>
  created_at: Instant
  status: Generated<'waiting' | 'published' | 'refused'>
  refusal: Generated<string | null>
}

interface DealProductsTable {
  slot_id: number
  position: number
  product_id: number
}

interface DealSlotsTable {
  id: Generated<number>
  deal: string
  starts_at: Instant
  ends_at: Instant
  active: Generated<boolean>
}

interface GuestCodesTable {
  id: string
  session_id: string
  email_key: string
  email: string
  code_hash: string
  attempts: Generated<number>
  used_at: Instant | null
  expires_at: Instant
  created_at: Instant
}

interface IdempotencyKeysTable {
  owner_id: string
  key: string
  call: string
  body_hash: string
  status: number | null
  answer: Json | null
  created_at: Instant
}

interface InstallmentLimitsTable {
  category_id: number
  since: Instant
  max: number
  reason: string | null
}

interface MailsTable {
  id: string
  recipient: string
  subject: string
  html: string
  text: string
  attachments: StoredList
  attempts: Generated<number>
  next_attempt_at: Instant
  sent_at: Instant | null
  created_at: Instant
}

interface OrderItemsTable {
  order_id: string
  line: number
  product_id: number
  combination: string
  shop_id: number
  quantity: number
  discounted_units: Generated<number>
  total: number
}

export interface OrdersTable {
  id: string
  number: string
  owner_id: string
  user_id: string | null
  email: string
  email_key: string
  cart_id: string
  status: string
  total: number
  goods_total: number
  tax_total: number
  ship_total: number
  discount_total: number
  gift_total: Generated<number>
  snapshot: Json
  contract_version: string
  contract_documents: Json
  stock_held: boolean
  created_at: Instant
  expires_at: Instant
  paid_at: Instant | null
}

interface ParcelsTable {
  order_id: string
  shop_id: number
  status: string
  tracking_no: string | null
  events: StoredList
  cash_taken: Generated<boolean>
}

interface PaymentsTable {
  id: string
  order_id: string
  method: string
  status: string
  amount: number
  installment: Generated<number>
  monthly: number
  bank_reference: string | null
  card: Json | null
  details: Json | null
  failure: string | null
  given_up: Generated<boolean>
  asked_at: Instant | null
  created_at: Instant
  settled_at: Instant | null
}

interface PriceHistoryTable {
  product_id: number
  since: Instant
  price: number
}

interface ProductStockTable {
  product_id: number
  combination: string
  stock: number
}

export interface ProductsTable {
  id: number
  code: string
  slug: string
  name: string
  brand_id: number
  shop_id: number
  category_id: number
  category_path: number[]
  price: number
  original_price: number
  stock: number
  upper_limit: number
  discount_max_quantity: number | null
  discount_original_quantity: number | null
  /** Whether one unit alone ships free (migration 0170). */
  free_shipping: Generated<boolean>
  fast_shipping: Generated<boolean>
  kargomat: Generated<boolean>
  pttem_card: Generated<boolean>
  wholesale: Generated<boolean>
  geographic: Generated<boolean>
  gold: Generated<boolean>
  adult: Generated<boolean>
  active: Generated<boolean>
  average: Generated<number>
  rating_counts: Generated<number[]>
  rating_count: Generated<number>
  comment_count: Generated<number>
  sold_count: Generated<number>
  sold_week: Generated<number>
  short_description: string
  description: string
  attributes: Json
  facets: Generated<string[]>
  images: string[]
  tags: Generated<string[]>
  search: Generated<string>
  inf_msg: string | null
  created_at: Instant
  name_order: GeneratedAlways<string>
  sold_out: GeneratedAlways<boolean>
}

interface RateLimitsTable {
  key: string
  window_start: Instant
  count: number
}

interface SearchPhrasesTable {
  phrase: string
  spelling: string
  weight: number
}

interface SearchWordsTable {
  word: string
  spelling: string
  weight: number
}

interface SessionsTable {
  id: string
  user_id: string | null
  guest_email: string | null
  created_at: Instant
  renewed_at: Instant
  revoked_at: Instant | null
}

interface SettingsTable {
  key: string
  value: Json
}

export interface ShopsTable {
  id: number
  slug: string
  name: string
  logo: string
  city: string
  district: string
  mersis: string
  kep: string
  tax_number: string
  rating: number
  rating_count: number
  product_count: Generated<number>
  cargo_price: number
  free_cargo_over: number | null
  prepare_days: number
  active: Generated<boolean>
  joined_at: Instant
}

interface SlidersTable {
  id: number
  position: number
  place: Generated<string>
  category: string | null
  content: Json
  starts_at: Instant | null
  ends_at: Instant | null
}

interface UsersTable {
  id: string
  email: string
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  phone: string | null
  newsletter: Generated<boolean>
  insider_contact_list: Generated<boolean>
  is_active: Generated<boolean>
  created_at: Instant
  /** Not for an account that another provider's login began. */
  has_password: Generated<boolean>
}

interface BankCardTokensTable {
  token: string
  bin: string
  last4: string
  brand: string
  behaviour: string
  limit_amount: number | null
  used_at: Instant | null
  expires_at: Instant
}

interface BankPaymentsTable {
  reference: string
  merchant_reference: string
  token: string
  amount: number
  installment: number
  behaviour: string
  code_hash: string
  attempts: Generated<number>
  status: string
  reason: string | null
  return_url: string
  callback_url: string
  kind: Generated<string>
  title: Generated<string>
  created_at: Instant
  settled_at: Instant | null
}

interface BankRefundsTable {
  reference: string
  payment_reference: string
  amount: number
  iban: string | null
  created_at: Instant
}

/** Every table of the database, as the migrations made it. */
export interface Schema
  extends
    AccountTables,
    BuyBackTables,
    CartTables,
    CheckoutTables,
    ContentTables,
    HgsTables,
    ListingTables,
    ListTables,
    OrderTables,
    RaffleTables,
    ReviewTables,
    ShopTables,
    ShowcaseTables {
  address_choices: AddressChoicesTable
  addresses: AddressesTable
  banners: BannersTable
  brands: BrandsTable
  campaign_products: CampaignProductsTable
  campaigns: CampaignsTable
  cart_items: CartItemsTable
  carts: CartsTable
  collection_products: CollectionProductsTable
  collections: CollectionsTable
  comments: CommentsTable
  deal_products: DealProductsTable
  deal_slots: DealSlotsTable
  guest_codes: GuestCodesTable
  idempotency_keys: IdempotencyKeysTable
  installment_limits: InstallmentLimitsTable
  mails: MailsTable
  order_items: OrderItemsTable
  orders: OrdersTable
  parcels: ParcelsTable
  payments: PaymentsTable
  price_history: PriceHistoryTable
  product_stock: ProductStockTable
  products: ProductsTable
  rate_limits: RateLimitsTable
  search_phrases: SearchPhrasesTable
  search_words: SearchWordsTable
  sessions: SessionsTable
  settings: SettingsTable
  shops: ShopsTable
  sliders: SlidersTable
  users: UsersTable
  'bank.card_tokens': BankCardTokensTable
  'bank.payments': BankPaymentsTable
  'bank.refunds': BankRefundsTable
}
