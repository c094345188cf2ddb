import { addedPrice } from '@market/domain/catalog'
import { chosenValues, type ExchangeGoodsOf } from '@market/commerce'
import type { Database } from '../open-database.ts'

export const sqlExchangeGoods = (db: Database): ExchangeGoodsOf => ({
  async choicesOf(productId) {
    const rows = await db
      .selectFrom('products as p')
      .innerJoin('product_stock as k', 'k.product_id', 'p.id')
      .select(['p.attributes', 'k.combination', 'k.stock'])
      .where('p.id', '=', productId)
      .where('p.active', '=', true)
      .orderBy('k.combination')
      .execute()
    return rows.flatMap(({ attributes, combination, stock }) => {
      const chosen = chosenValues(attributes, combination)
      if (!chosen) return []
      return [
        {
          combination,
          stock,
          addPrice: addedPrice(chosen),
          attributes: chosen.map(({ key, value }) => ({ key, value })),
        },
      ]
    })
  },
})
