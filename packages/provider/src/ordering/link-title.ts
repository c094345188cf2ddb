import type { OrderSnapshot } from './order-snapshot.ts'

const longest = 200

/** What a payment link is for, as its payer reads it at the bank: who ordered, by first name and initial, and the goods. */
export function linkTitle({ invoice, shops }: Pick<OrderSnapshot, 'invoice' | 'shops'>): string {
  const [first, ...more] = shops.flatMap(({ items }) => items)
  const buyer = `${invoice.firstName} ${[...invoice.lastName][0] ?? ''}.`
  const goods = more.length > 0 ? `${first?.name} ve ${more.length} ürün daha` : (first?.name ?? '')
  return [...`${buyer} için: ${goods}`].slice(0, longest).join('')
}
