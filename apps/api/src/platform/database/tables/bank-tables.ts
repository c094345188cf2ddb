import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

interface BankCardTokensTable {
  token: string
  bin: string
  last4: string
  brand: string
  behaviour: string
  limit_amount: number | null
  used_at: Instant | null
  expires_at: Instant
}

interface BankPaymentsTable {
  reference: string
  merchant_reference: string
  token: string
  amount: number
  installment: number
  behaviour: string
  code_hash: string
  attempts: Generated<number>
  status: string
  reason: string | null
  return_url: string
  callback_url: string
  kind: Generated<string>
  title: Generated<string>
  created_at: Instant
  settled_at: Instant | null
}

interface BankRefundsTable {
  reference: string
  payment_reference: string
  amount: number
  iban: string | null
  created_at: Instant
}

/** The sandbox bank’s own. */
export interface BankTables {
  'bank.card_tokens': BankCardTokensTable
  'bank.payments': BankPaymentsTable
  'bank.refunds': BankRefundsTable
}
