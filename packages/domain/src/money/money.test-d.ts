import { expectTypeOf } from 'vitest'
import { cartTotals } from '../cart/cart-totals.ts'
import { installments } from '../installments/installments.ts'
import { allocate } from './allocate.ts'
import { formatPrice } from './format-price.ts'
import { add, fromLira, kurus, type Money, roundKurus, subtract, times, toLira } from './money.ts'
import { parsePrice } from './parse-price.ts'

// Must not compile: lira where kuruş are expected, and results of plain arithmetic.
const amount = kurus(1250)
const lira = toLira(amount)

expectTypeOf(lira).not.toExtend<Money>()
expectTypeOf(fromLira(12.5)).toEqualTypeOf<Money>()
expectTypeOf(roundKurus(12.5)).toEqualTypeOf<Money>()
expectTypeOf(parsePrice('12,50 TL')).toEqualTypeOf<Money | undefined>()
expectTypeOf(allocate(amount, [1, 2])).toEqualTypeOf<readonly Money[]>()
expectTypeOf(amount).toExtend<number>()

// @ts-expect-error lira are no kuruş
formatPrice(lira)
// @ts-expect-error a bare number says no unit
formatPrice(12.5)
// @ts-expect-error lira and kuruş do not add up
add(amount, lira)
// @ts-expect-error lira cannot be taken from kuruş
subtract(amount, 2.5)
// @ts-expect-error lira cannot be multiplied into kuruş
times(12.5, 2)
// @ts-expect-error lira cannot be split into kuruş
allocate(lira, [1, 2])
// @ts-expect-error the parsed price may be undefined
formatPrice(parsePrice('12,50 TL'))
// @ts-expect-error a sum of numbers has passed no rounding
export const sum: Money = amount + amount
// @ts-expect-error a share is no whole amount
export const half: Money = amount / 2
// @ts-expect-error instalments split kuruş
installments(lira, [{ count: 1, interestPercent: 0 }])
// @ts-expect-error a cart's prices are kuruş
cartTotals({ shops: [{ items: [{ singlePrice: 12.5, originalPrice: 12.5, quantity: 1 }], cargoPrice: amount }] })
