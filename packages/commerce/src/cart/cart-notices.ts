import type { CartFailure } from './cart-failures.ts'

/** Tells the shopper which part of a request was left out. */
export type CartNotice = { readonly productId: number } & (
  | { readonly code: 'left-out'; readonly failure: CartFailure }
  | { readonly code: 'clamped' | 'merge-clamped'; readonly name: string; readonly quantity: number }
  | { readonly code: 'service-gone' | 'merge-gone' | 'merge-dropped'; readonly name: string }
)
