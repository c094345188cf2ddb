import { once, readRows } from '@market/data-files'
import * as v from 'valibot'

const whole = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))
const units = v.pipe(
  v.string(),
  v.transform((cell) =>
    Object.fromEntries(
      cell.split(',').map((one) => {
        const [choice = '', count = ''] = one.split(':')
        return [choice, Number(count)]
      }),
    ),
  ),
  v.record(v.string(), v.pipe(v.number(), v.integer())),
)
const limited = v.pipe(
  v.string(),
  v.regex(/^(\d+\/\d+)?$/),
  v.transform((cell) => {
    const [count, price] = cell.split('/')
    return count && price ? { count: Number(count), price: Number(price) } : undefined
  }),
)

/** Goods of a year's shop: few and of few units, so that people are in each other's way. */
export const goods = once(() =>
  readRows(
    new URL('goods.tsv', import.meta.url),
    v.strictObject({ id: whole, shop: whole, name: v.string(), price: whole, units, kind: v.string(), limited }),
  ),
)

export const shops = once(() =>
  readRows(
    new URL('shops.tsv', import.meta.url),
    v.strictObject({
      id: whole,
      cargo: whole,
      free_over: v.pipe(
        v.string(),
        v.transform((cell) => (cell === '' ? null : Number(cell))),
      ),
    }),
  ),
)

export const promotions = once(() =>
  readRows(
    new URL('promotions.tsv', import.meta.url),
    v.strictObject({
      id: v.string(),
      name: v.string(),
      rule: v.string(),
      terms: v.pipe(
        v.string(),
        v.transform((cell) => cell.split(' ')),
      ),
    }),
  ),
)

export const giftCodes = once(() =>
  readRows(
    new URL('gift-codes.tsv', import.meta.url),
    v.strictObject({
      code: v.string(),
      amount: whole,
      single: v.pipe(
        v.string(),
        v.transform((cell) => cell !== ''),
      ),
      /** Days. */
      valid: whole,
    }),
  ),
)
