import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, shortText, text } from '../kernel/field.ts'
import { cartItem } from './cart.ts'

const shares = v.object({
  /** Newest first. */
  shares: v.array(v.object({ token: text, created_at: text, ends_at: text, count })),
})
/** The addresses of a member's shared carts. */
export type CartSharesWire = v.InferOutput<typeof shares>

/** The shares that have not ended. */
export const getCartShares = defineCall({
  method: 'GET',
  path: '/x/cart-shares',
  who: 'member',
  summary: 'Addresses at which the member shared a cart',
  answer: shares,
})
/** 409 if no line is chosen, or the caller has too many open shares. */
export const postCartShare = defineCall({
  method: 'POST',
  path: '/x/cart-shares',
  who: 'member',
  summary: 'Share the chosen lines of the cart, as they are now, by an address that ends after 30 days',
  idempotent: true,
  answer: shares,
})
/** Ending is final. Does nothing for a share that has ended, or is another member's. */
export const deleteCartShare = defineCall({
  method: 'DELETE',
  path: '/x/cart-shares/{token}',
  who: 'member',
  summary: 'End the address of a shared cart',
  params: v.object({ token: shortText }),
  answer: shares,
})
/** Nothing of the owner but the first name. 404 once the address has ended. */
export const getSharedCart = defineCall({
  method: 'GET',
  path: '/x/shared-carts/{token}',
  who: 'open',
  summary: 'A cart that its owner shared, as its products are sold now',
  params: v.object({ token: shortText }),
  answer: v.object({
    /** First name. */
    owner: text,
    ends_at: text,
    items: v.array(cartItem),
  }),
})
