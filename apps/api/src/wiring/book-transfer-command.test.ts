import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postBankTransfer } from '@market/contract'
import { formatPrice, kurus } from '@market/domain/money'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { copyTemplate } from '../testing/database-template.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeShopper } from '../testing/shopper.ts'
import { auditBooks } from '../office/audit-books.ts'
import { machineNow } from '../testing/test-clock.ts'
import { runBookTransfer } from './run-book-transfer.ts'

const command = fileURLToPath(new URL('../../../workbench/src/book-transfer.ts', import.meta.url))
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'market-transfer-'))
  copyTemplate(inject('databaseTemplate'), dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const env = () => ({ PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
/** Runs the operator's command on the folder while no API runs. */
const run = (...args: readonly string[]) => runBookTransfer(env(), args)
/** Runs the command as a separate process. */
const runAlone = (...args: readonly string[]) =>
  new Promise<{ readonly code: number; readonly said: string; readonly failed: string }>((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env: env() }, (_error, said, failed) =>
      resolve({ code: child.exitCode ?? -1, said, failed }),
    )
  })

/** Runs `work` with the shop on this folder, which only one process can open. */
async function opened<Seen>(work: (api: TestApi) => Promise<Seen>): Promise<Seen> {
  const api = await startTestApi({ dataDir, databaseUrl: undefined }, undefined, machineNow)
  try {
    return await work(api)
  } finally {
    await api.stop()
  }
}

it('books an awaited transfer once, and refuses to run while the shop runs', async () => {
  const { number, amount } = await opened(async (api) => {
    const { db } = api.deps
    await insertShop(db, { id: 1 })
    await insertProduct(db, { id: 1 })
    // A generated test IBAN.
    const account = { bank: 'Örnek Banka', holder: 'Güvercin (deneme)', iban: 'TR330006100519786457841326' }
    await db
      .insertInto('bank_accounts')
      .values({ ...account, id: 1, position: 1, instant: false })
      .execute()
    const shopper = await makeShopper(api)
    await shopper.add(1)
    const { card_token: _, card: __, ...wish } = await shopper.wish()
    const placed = await shopper.ask(postBankTransfer, { body: { ...wish, bank_account_id: 1 } })
    const paid = await db
      .selectFrom('payments')
      .select('amount')
      .where('id', '=', placed.payment_id)
      .executeTakeFirstOrThrow()
    const locked = await runAlone('DEKONT-1', placed.order_id, '149,90')
    expect(locked).toMatchObject({ code: 1, said: '', failed: expect.stringContaining('in use by another process') })
    return { number: placed.order_id, amount: formatPrice(kurus(paid.amount)).replace(' TL', '') }
  })

  expect(await run('DEKONT-1', number)).toEqual({ ok: false, failure: expect.stringContaining('DEKONT-4711') })
  expect(await run('DEKONT-1', number, '0,01')).toEqual({ ok: false, failure: expect.stringContaining('costs') })
  const booked = await runAlone('DEKONT-1', number, amount)
  expect(booked).toMatchObject({ code: 0, failed: '', said: expect.stringContaining(`${number} is paid with`) })
  expect(await run('dekont-1', number, amount)).toEqual({ ok: true, value: expect.stringContaining('already') })
  expect(await run('DEKONT-2', number, amount)).toEqual({ ok: false, failure: expect.stringContaining('awaits no') })

  await opened(async ({ deps }) => {
    const orders = await deps.db.selectFrom('orders').select(['number', 'status']).execute()
    expect(orders).toEqual([{ number, status: 'paid' }])
    const transfers = await deps.db.selectFrom('booked_transfers').select('bank_reference').execute()
    expect(transfers).toEqual([{ bank_reference: 'DEKONT-1' }])
    const mails = await deps.db.selectFrom('mails').select('subject').execute()
    expect(mails.some(({ subject }) => subject.includes(number))).toBe(true)
    expect(await auditBooks(deps.db)).toEqual([])
    const log = await deps.db.selectFrom('office_log').select(['command', 'done', 'outcome']).orderBy('id').execute()
    const command = `book-transfer DEKONT-1 ${number} ${amount}`
    expect(log.filter((row) => row.command === command).map(({ outcome }) => outcome)).toEqual([
      'begun',
      expect.stringContaining('is paid with'),
    ])
  })
})
