import type { Database } from '@market/database'

export const readBankAccounts = (db: Database) =>
  db.selectFrom('bank_accounts').select(['id', 'bank', 'holder', 'iban']).orderBy('position')
