import { auditBooks } from '../../office/audit-books.ts'
import type { Oracle } from './oracle.ts'

/** The office's own audit of stock, codes, orders, payments and the bank. */
export const books: Oracle = {
  name: 'the books agree',
  when: 'day',
  look: (world) => auditBooks(world.api().deps.db),
}
