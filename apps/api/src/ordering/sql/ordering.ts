import type { Ordering } from '@market/commerce'
import { type Database, sqlOrders, sqlReservation } from '@market/database'
import type { LinkShop } from '../order-link.ts'
import { sqlCheckout } from './checkout.ts'
import { sqlOrderNews } from './order-news.ts'

export const sqlOrdering = (trx: Database, shop: LinkShop): Ordering => ({
  ...sqlReservation(trx),
  orders: sqlOrders(trx),
  checkout: sqlCheckout(trx, shop),
  news: sqlOrderNews(trx, shop),
})
