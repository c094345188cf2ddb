import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { BankDatabase } from './bank-tables.ts'

/** Brings the bank's books up to date; of processes that start at once one does, and the others wait for it. */
export async function migrateBank(db: BankDatabase): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: 'bank',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Forward only; a landed migration is never changed, a new one is added. */
const migrations: Readonly<Record<string, Migration>> = {
  /** Databases of the time when the API kept the bank's books have these tables with their rows: they are taken over. */
  '0001-books': {
    async up(db) {
      await sql`create table if not exists bank.card_tokens (
        token text primary key,
        bin text not null,
        last4 text not null,
        brand text not null,
        behaviour text not null,
        used_at timestamptz,
        expires_at timestamptz not null,
        limit_amount bigint
      )`.execute(db)
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
      )`.execute(db)
      await sql`create table if not exists bank.refunds (
        reference text primary key,
        payment_reference text not null references bank.payments (reference),
        amount bigint not null check (amount > 0),
        iban text,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index if not exists refunds_payment on bank.refunds (payment_reference)`.execute(db)
      await sql`create table if not exists bank.payouts (
        reference text primary key,
        amount bigint not null check (amount > 0),
        iban text not null,
        title text not null,
        created_at timestamptz not null
      )`.execute(db)
    },
  },
}
