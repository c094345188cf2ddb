import { emptyRefundBooks } from '../../refunds/memory/refund-books.ts'
import { memoryRefundSubject } from '../../refunds/memory/refund-subject.ts'
import type { FulfilmentSubject } from '../ports/fulfilment-subject.ts'
import { fulfilmentBooks, memoryCashAtDoor, memoryParcels, noteCarried } from './fulfilment.ts'

export function memoryFulfilmentSubject(): FulfilmentSubject {
  const refunds = emptyRefundBooks()
  const books = fulfilmentBooks(refunds)
  return {
    ...memoryRefundSubject(refunds),
    parcels: memoryParcels(books),
    cash: memoryCashAtDoor(books),
    async moveDelivery(of, moved) {
      noteCarried(books, of, { moved })
    },
    async endAutopilot(shopId) {
      books.teams.add(shopId)
    },
  }
}
