import { sql } from 'kysely'
import type { BankDatabase } from '../bank-tables.ts'

/** Advisory lock for processes that start at once; any number other than the shop's. */
const lock = 7_203_115

/**
 * Creates the bank's missing tables. Databases from the time when the API stored the bank's data have them already,
 * with their rows. Every statement can be repeated; later changes are added at the end in the same way.
 */
export const makeBooks = (db: BankDatabase): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(trx)
    await sql`create schema if not exists bank`.execute(trx)
    await sql`create table if not exists bank.card_tokens (
    token text primary key,
    bin text not null,
    last4 text not null,
    brand text not null,
    behaviour text not null,
    used_at timestamptz,
    expires_at timestamptz not null,
    limit_amount bigint
  )`.execute(trx)
    await sql`create table if not exists bank.payments (
    reference text primary key,
    merchant_reference text not null unique,
    token text not null,
    amount bigint not null,
    installment int not null,
    behaviour text not null,
    code_hash text not null,
    attempts int not null default 0,
    status text not null check (status in ('waiting', 'captured', 'refused', 'refunded')),
    reason text,
    return_url text not null,
    callback_url text not null,
    created_at timestamptz not null,
    settled_at timestamptz,
    kind text not null default 'card' check (kind in ('card', 'wallet', 'transfer', 'link', 'cash')),
    title text not null default ''
  )`.execute(trx)
    await sql`create table if not exists bank.refunds (
    reference text primary key,
    payment_reference text not null references bank.payments (reference),
    amount bigint not null check (amount > 0),
    iban text,
    created_at timestamptz not null
  )`.execute(trx)
    await sql`create index if not exists refunds_payment on bank.refunds (payment_reference)`.execute(trx)
    await sql`create table if not exists bank.payouts (
    reference text primary key,
    amount bigint not null check (amount > 0),
    iban text not null,
    title text not null,
    created_at timestamptz not null
  )`.execute(trx)
    await sql`alter table bank.card_tokens add column if not exists expiry text`.execute(trx)
    await sql`create table if not exists bank.kept_cards (
    key text primary key,
    payment_reference text not null unique references bank.payments (reference),
    bin text not null,
    last4 text not null,
    brand text not null,
    behaviour text not null,
    expiry text not null,
    kept_at timestamptz not null,
    forgotten_at timestamptz
  )`.execute(trx)
    // Earlier versions stored complete account numbers.
    for (const table of ['bank.refunds', 'bank.payouts'])
      await sql`update ${sql.table(table)} set iban = left(iban, 4) || '…' || right(iban, 6) where length(iban) > 11`.execute(
        trx,
      )
  })
