import type { AccountTables } from './tables/account-tables.ts'
import type { AlarmTables } from './tables/alarm-tables.ts'
import type { BuyBackTables } from './tables/buy-back-tables.ts'
import type { CartTables } from './tables/cart-tables.ts'
import type { CheckoutTables } from './tables/checkout-tables.ts'
import type { ContentTables } from './tables/content-tables.ts'
import type { HgsTables } from './tables/hgs-tables.ts'
import type { ListingTables } from './tables/listing-tables.ts'
import type { ListTables } from './tables/list-tables.ts'
import type { OrderTables } from './tables/order-tables.ts'
import type { PlatformTables } from './tables/platform-tables.ts'
import type { ProductTables } from './tables/product-tables.ts'
import type { PromotionTables } from './tables/promotion-tables.ts'
import type { PushTables } from './tables/push-tables.ts'
import type { RaffleTables } from './tables/raffle-tables.ts'
import type { ReviewTables } from './tables/review-tables.ts'
import type { SellerTables } from './tables/seller-tables.ts'
import type { SessionTables } from './tables/session-tables.ts'
import type { ShopTables } from './tables/shop-tables.ts'
import type { ShowcaseTables } from './tables/showcase-tables.ts'
import type { TeamTables } from './tables/team-tables.ts'

/** All tables of the database, as created by the migrations. */
export interface Schema
  extends
    AccountTables,
    AlarmTables,
    BuyBackTables,
    CartTables,
    CheckoutTables,
    ContentTables,
    HgsTables,
    ListingTables,
    ListTables,
    OrderTables,
    PlatformTables,
    ProductTables,
    PromotionTables,
    PushTables,
    RaffleTables,
    ReviewTables,
    SellerTables,
    SessionTables,
    ShopTables,
    ShowcaseTables,
    TeamTables {}
