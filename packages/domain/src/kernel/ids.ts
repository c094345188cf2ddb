import { numberedId, textualId } from './id.ts'

/** Makes an address's id from the provider's text; throws on the empty one. */
export const addressId = textualId('AddressId')
/** Id of a saved address. */
export type AddressId = ReturnType<typeof addressId>

/** Makes a product's id from a whole number from 1; throws on others. */
export const productId = numberedId('ProductId')
/** Number of a product. */
export type ProductId = ReturnType<typeof productId>

/** Unguessable text of the provider. */
export const orderId = textualId('OrderId')
/** Number of an order as the shopper reads it. */
export type OrderId = ReturnType<typeof orderId>

/** Makes a shop's id from a whole number from 1; throws on others. */
export const shopId = numberedId('ShopId')
/** Number of a shop. */
export type ShopId = ReturnType<typeof shopId>

/** A list's name in URLs, assigned by the provider; it stays when the list is renamed. */
export const listSlug = textualId('ListSlug')
/** Slug of a list, made by `listSlug`. */
export type ListSlug = ReturnType<typeof listSlug>

/** Makes a payment's id from the provider's text; throws on the empty one. */
export const paymentId = textualId('PaymentId')
/** Id of one attempt to pay. */
export type PaymentId = ReturnType<typeof paymentId>

/** Makes the id of a saved card from the provider's text; throws for an empty text. */
export const savedCardId = textualId('SavedCardId')
/** Id of a saved card. */
export type SavedCardId = ReturnType<typeof savedCardId>
