export type { RunningBank } from '@market/bank'
import { type BankDatabase, type BankTables, type RunningBank, startBank } from '@market/bank'
import type { Database } from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'

/** The bank's tables share the shop's database, because the embedded database serves only one process. */
export const bankBooks = (db: Database): BankDatabase => db.$extendTables<BankTables>().$pickTables<keyof BankTables>()

/** Starts the sandbox bank in this process; the shop talks to it only over HTTP. `listen` is false to open no port. */
export const startSandboxBank = ({ db, clock, log, config }: Deps, listen = true): Promise<RunningBank> =>
  startBank({
    db: bankBooks(db),
    clock,
    log,
    host: config.host,
    port: listen ? config.bankPort : undefined,
    url: config.bankUrl,
    secret: config.secrets.bank,
    merchant: { name: config.siteTitleShort, origin: config.siteUrl },
    sendSms: ({ at, title, text }) => writeOutboxFile(config.dataDir, { at, title, forms: { 'sms.txt': `${text}\n` } }),
  })
