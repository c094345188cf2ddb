import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, lira, text } from '../kernel/field.ts'

const installment = v.object({
  count,
  /** Interest in hundredths of a percent of the total. */
  interest_percent: v.number(),
  total: lira,
  monthly: lira,
})
const cap = v.object({ max: count, reason: v.nullable(text) })
/** The first six to eight digits of the card, which name its bank; empty for a card that is not known yet. */
const firstDigits = v.pipe(v.string(), v.regex(/^(?:\d{6,8})?$/))

/**
 * Instalments of the cart for a card, by its first digits. Amounts in lira, interest in hundredths of a percent
 * (rules.md K1).
 */
export const postInstallments = defineCall({
  method: 'POST',
  path: '/get_installments',
  who: 'any',
  summary: 'Instalment plans for a card by its first digits',
  // The maximum is the largest sum that the shop can count in kuruş.
  body: v.strictObject({ card: firstDigits, total: v.optional(v.pipe(lira, v.minValue(0), v.maxValue(1e10))) }),
  answer: v.object({
    bank: v.nullable(text),
    brand: v.nullable(text),
    cap,
    installments: v.array(installment),
  }),
})
/** Amounts in lira (rules.md K1), up to the smallest limit among the cart's products. */
export const postAllInstallments = defineCall({
  method: 'POST',
  path: '/order/get-all-installments',
  who: 'any',
  summary: 'Instalment plans of the cart for each card brand',
  body: v.strictObject({}),
  answer: v.object({
    cap,
    /** `brand` is null for every card that no other row names. */
    plans: v.array(v.object({ brand: v.nullable(text), title: text, installments: v.array(installment) })),
  }),
})
/** The monthly payments in lira; they sum to the total exactly, the remainder is in the first (rules.md K1). */
export const postCardInstallment = defineCall({
  method: 'POST',
  path: '/order/installment/card',
  who: 'any',
  summary: 'Payment schedule of a card for a number of instalments',
  body: v.strictObject({
    card: firstDigits,
    installment: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(36)),
  }),
  answer: v.object({ count, interest: lira, total: lira, payments: v.array(lira) }),
})
