import type { StockLine } from '../ordering/ports/stock.ts'
import { type Exchange, exchangedUnits } from './exchanged-units.ts'
import type { OrderToRefund } from './order-to-refund.ts'

/** The stock that a waiting exchange has reserved. */
export const keptUnits = ({ order }: { readonly order: OrderToRefund }, exchange: Exchange): StockLine =>
  exchangedUnits(order.snapshot.shops.flatMap((shop) => shop.items)[exchange.line - 1]?.productId ?? 0, exchange)
