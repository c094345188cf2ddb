import type { OrderWire } from '@market/contract'

const hidden = '•••'
const firstLetters = (name: string): string =>
  name
    .split(' ')
    .map((part) => `${[...part][0] ?? ''}**`)
    .join(' ')

/** An order without names, street and telephone, for a visitor who knows its number and mail address alone. */
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
    phone: `${hidden} ${order.delivery.phone.slice(-2)}`,
  },
})
