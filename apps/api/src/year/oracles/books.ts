import { auditBooks } from '../../office/audit-books.ts'
import type { Oracle } from './oracle.ts'

/** A check that holds once the shop has asked the bank; the oracle `everything comes to an end` makes it at the end. */
const untilReconciled = 'money at the bank that no order has'

/** The office's own audit of stock, codes, orders, payments and the bank. */
export const books: Oracle = {
  name: 'the books agree',
  when: 'day',
  look: async (world) => (await auditBooks(world.api().deps.db)).filter((wrong) => !wrong.startsWith(untilReconciled)),
}
