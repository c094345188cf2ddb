import type { OrderSnapshot } from './order-snapshot.ts'

const longest = 200

/** The title of a payment link, shown to its payer at the bank: the buyer's first name and initial, and the goods. */
export function linkTitle({ invoice, shops }: Pick<OrderSnapshot, 'invoice' | 'shops'>): string {
  const [first, ...more] = shops.flatMap(({ items }) => items)
  const buyer = `${invoice.firstName} ${[...invoice.lastName][0] ?? ''}.`
  const goods = more.length > 0 ? `${first?.name} ve ${more.length} ürün daha` : (first?.name ?? '')
  return [...`${buyer} için: ${goods}`].slice(0, longest).join('')
}
