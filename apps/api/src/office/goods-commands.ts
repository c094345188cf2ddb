import { fail, succeed } from '@market/domain/kernel'
import { formatPrice, parsePrice } from '@market/domain/money'
import { sql } from 'kysely'
import { transact } from '@market/database'
import type { OfficeCommand } from './office-command.ts'

export const setStock: OfficeCommand = {
  usage: '<product> <pieces> [choice]',
  about: 'sets how many pieces are on sale; for a product with choices the choice is named, as in `101-205`',
  needs: 2,
  async run({ db }, [id = '', pieces = '', choice = '']) {
    if (!/^\d{1,6}$/.test(pieces)) return fail(`"${pieces}" is no number of pieces.`)
    return transact(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('product_stock')
        .set({ stock: Number(pieces) })
        .where('product_id', '=', Number(id))
        .where('combination', '=', choice)
        .executeTakeFirst()
      const choices = await trx
        .selectFrom('product_stock')
        .select(['combination', 'stock'])
        .where('product_id', '=', Number(id))
        .orderBy('combination')
        .execute()
      if (numUpdatedRows === 0n)
        return fail(
          choices.length === 0
            ? `There is no product ${id}.`
            : `Product ${id} has the choices ${choices.map(({ combination }) => combination || '(none)').join(', ')}.`,
        )
      const stock = choices.reduce((sum, one) => sum + one.stock, 0)
      await trx.updateTable('products').set({ stock }).where('id', '=', Number(id)).execute()
      return succeed(`Product ${id} has ${stock} pieces on sale.`)
    })
  },
}

export const setPrice: OfficeCommand = {
  usage: '<product> <lira>',
  about: 'sets a product’s price',
  needs: 2,
  async run({ db, clock }, [id = '', written = '']) {
    const price = parsePrice(written)
    if (price === undefined || price <= 0) return fail(`"${written}" is no price in lira: write it as 149,90.`)
    return transact(db, async (trx) => {
      const before = await trx
        .selectFrom('products')
        .select('price')
        .where('id', '=', Number(id))
        .forUpdate()
        .executeTakeFirst()
      if (!before) return fail(`There is no product ${id}.`)
      const after = await trx
        .updateTable('products')
        // The crossed-out price is never below the current price.
        .set({ price, original_price: sql<number>`greatest(original_price, ${price}::bigint)` })
        .where('id', '=', Number(id))
        .returning('unit_price')
        .executeTakeFirstOrThrow()
      // Record the price, because by law pages show the lowest price of the weeks before.
      await trx
        .insertInto('price_history')
        .values({ product_id: Number(id), since: clock.now(), price, unit_price: after.unit_price })
        .execute()
      return succeed(`Product ${id} costs ${formatPrice(price)}.`)
    })
  },
}
