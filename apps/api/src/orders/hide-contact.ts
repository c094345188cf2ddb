import type { OrderWire } from '@market/contract'

const hidden = '•••'
const firstLetters = (name: string): string =>
  name
    .split(' ')
    .map((part) => `${[...part][0] ?? ''}**`)
    .join(' ')

/**
 * Removes names, street, telephone and the codes with which parcels are handed in from an order, for a visitor whose
 * only proof is its number and mail address.
 */
export const hideContact = (order: OrderWire): OrderWire => ({
  ...order,
  contact_hidden: true,
  deliver_to: firstLetters(order.deliver_to),
  buyer: firstLetters(order.buyer),
  invoice: { name: firstLetters(order.invoice.name), tax: order.invoice.tax && hidden, address: hidden },
  delivery: {
    ...order.delivery,
    neighborhood: hidden,
    address: hidden,
    zip_code: '',
    phone: `${hidden} ${order.delivery.phone.slice(-2)}`,
  },
  // An invoice has all of it.
  shops: order.shops.map((parcel) => ({ ...parcel, invoice: null })),
  cancellations: order.cancellations.map((one) => ({ ...one, return_code: null })),
})
