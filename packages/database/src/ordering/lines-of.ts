import type { StockLine } from '@market/commerce'
import type { Database } from '../open-database.ts'

export const linesOf = (trx: Database, orderId: string): Promise<readonly StockLine[]> =>
  trx
    .selectFrom('order_items')
    .select(['product_id as productId', 'combination', 'quantity'])
    .select(['discounted_units as discounted', 'discount_number as discountNumber'])
    .where('order_id', '=', orderId)
    .execute()
