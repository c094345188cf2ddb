import { shopId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { PromotionRule } from '@market/domain/promotions'
import type { PromotionTables } from '../tables/promotion-tables.ts'
import type { ScopedPromotion } from '@market/commerce'
import type { Selectable } from 'kysely'

export const promotionColumns = [
  'p.id',
  'p.name',
  'p.shop_id',
  'p.coupon',
  'p.kind',
  'p.take',
  'p.pay',
  'p.percent',
  'p.amount',
  'p.from_total',
  'p.products',
  'p.categories',
] as const

type Stored = Pick<
  Selectable<PromotionTables['promotions']>,
  (typeof promotionColumns)[number] extends `p.${infer Column}` ? Column : never
>

/** A row of `promotions` as the core reads it. */
export const readPromotion = ({
  id,
  name,
  shop_id,
  coupon,
  products,
  categories,
  ...row
}: Stored): ScopedPromotion => ({
  id,
  name,
  shopId: shop_id === null ? null : shopId(shop_id),
  coupon,
  products,
  categories,
  rule: ruleOf(row),
})

type RuleColumns = Pick<Stored, 'kind' | 'take' | 'pay' | 'percent' | 'amount' | 'from_total'>

// The table's check ensures that a row has the columns its kind needs; the defaults only satisfy the types.
function ruleOf({ kind, take, pay, percent, amount, from_total }: RuleColumns): PromotionRule {
  const from = kurus(from_total)
  if (kind === 'n-for-m') return { kind, take: take ?? 0, pay: pay ?? 0 }
  if (kind === 'amount') return { kind, amount: kurus(amount ?? 0), from }
  return { kind, percent: percent ?? 0, most: amount === null ? null : kurus(amount), from }
}
