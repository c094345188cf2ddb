import { withdrawalExceptions } from './withdrawal-exceptions.ts'

/** Whether goods may be sent back without a reason: freely, only with their packaging unopened, or not at all. */
export type WithdrawalRight = 'free' | 'sealed' | 'none'

/** The right of withdrawal for a product by the slugs of its categories, from the root on. */
export function withdrawalRight(categories: readonly string[]): WithdrawalRight {
  const { none, sealed } = withdrawalExceptions
  if (categories.some((slug) => none.has(slug))) return 'none'
  return categories.some((slug) => sealed.has(slug)) ? 'sealed' : 'free'
}
