import type { GiftCodeSpending } from '../ports/gift-code-spending.ts'
import { type Books, change, recordOf } from './books.ts'

export const memoryGiftCodes = ({ codes, uses }: Books): GiftCodeSpending => ({
  lockOfCart: async () => undefined,
  find: async (codeId) => recordOf(codes, codeId),
  async take(codeId, amount) {
    const { balance } = recordOf(codes, codeId)
    if (balance < amount) return false
    change(codes, codeId, { balance: balance - amount })
    return true
  },
  async writeUse({ orderId, codeId, amount, taken }) {
    uses.set(orderId, { codeId, amount, taken, returned: 0, given: 0 })
  },
  async lockUse(orderId) {
    const use = uses.get(orderId)
    return use && { ...use, singleUse: recordOf(codes, use.codeId).singleUse }
  },
  async putBack(orderId, { codeId }, amount) {
    change(codes, codeId, { balance: recordOf(codes, codeId).balance + amount })
    change(uses, orderId, { returned: recordOf(uses, orderId).returned + amount })
  },
  extend: async () => undefined,
  async clearReturned(orderId) {
    change(uses, orderId, { returned: 0 })
  },
})
