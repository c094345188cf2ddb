import { succeed } from '@market/domain/kernel'
import type { DocumentedOrder, Order, OrderDocumentGateway } from '@market/domain/orders'
import { notFound } from '../kernel/failing.ts'

const documents = [
  { id: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', html: '<p>Ön bilgilendirme.</p>' },
  { id: 'mesafeli-satis', title: 'Mesafeli Satış Sözleşmesi', html: '<p>Sözleşme.</p>' },
]

/** The papers of one caller's orders. */
export const memoryOrderDocuments = (orders: readonly Order[]): OrderDocumentGateway => {
  const isKnown = ({ orderId, email }: DocumentedOrder) =>
    orders.some((one) => one.orderId === orderId && (email === undefined || one.email === email))
  const unknown = () => notFound('Sipariş bulunamadı.')
  return {
    contract: async (order) => (isKnown(order) ? succeed({ version: '2026-11', documents }) : unknown()),
    async file(order) {
      const found = isKnown(order) && documents.find(({ id }) => id === order.document)
      return found ? succeed({ name: `${found.id}.pdf`, base64: btoa('%PDF-1.7') }) : unknown()
    },
    async mailInvoices({ orderId }) {
      const found = orders.find((one) => one.orderId === orderId)
      return found ? succeed(`Faturalarınız ${found.email} adresine gönderildi.`) : unknown()
    },
  }
}
