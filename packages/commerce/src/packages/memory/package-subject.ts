import { randomUUID } from 'node:crypto'
import { emptyRefundBooks } from '../../refunds/memory/refund-books.ts'
import { memoryRefundSubject } from '../../refunds/memory/refund-subject.ts'
import type { PackageSubject } from '../ports/package-subject.ts'
import { memoryPackages, memorySellerReturns, packageBooks } from './packages.ts'

export function memoryPackageSubject(refunds = emptyRefundBooks()): PackageSubject {
  const books = packageBooks(refunds)
  return {
    ...memoryRefundSubject(refunds),
    packages: memoryPackages(books),
    sellerReturns: memorySellerReturns(books),
    packageId: async (orderId, shopId) => `${orderId}/${shopId}`,
    async endAutopilot(shopId) {
      books.answering.add(shopId)
    },
    async addDisputePhoto(returnId) {
      const key = randomUUID()
      books.photos.set(key, { of: returnId, kept: false })
      return key
    },
  }
}
