import type { Database } from '../open-database.ts'

export const readBankAccounts = (db: Database) =>
  db.selectFrom('bank_accounts').select(['id', 'bank', 'holder', 'iban']).orderBy('position')
