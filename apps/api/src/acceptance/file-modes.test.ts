import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendGuestCode } from '@market/contract'
import { expect, it, onTestFinished } from 'vitest'
import { deliverOutbox } from '../platform/mail/deliver-outbox.ts'
import { makeTransport } from '../platform/mail/make-transport.ts'
import { startTestApi } from '../testing/index.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

it('what the shop writes under the usual umask is for its own user alone', async () => {
  expect(process.umask()).toBe(0o022)
  const folder = mkdtempSync(join(tmpdir(), 'market-modes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  // A folder that an earlier version left readable for others.
  mkdirSync(join(dataDir, 'pglite'), { recursive: true })
  chmodSync(dataDir, 0o700)
  const api = await startTestApi({ dataDir, picturesDir: join(dataDir, 'pictures') })
  onTestFinished(() => api.stop())
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  const visitor = await makeVisitor(api.url)
  await visitor.ask(sendGuestCode, { body: { email: 'biri@ornek.com' } })
  await deliverOutbox(api.deps, makeTransport(api.deps.config))
  expect((await fetch(`${api.url}/img/160/teapot.sage.natural.front`)).status).toBe(200)
  const open: string[] = []
  const found = filesOf(dataDir, open)
  expect(found).toEqual(expect.arrayContaining(['secrets.json', 'lock', 'pglite', 'outbox', 'pictures']))
  expect(found.filter((name) => /\.(eml|avif|webp)$/.test(name)).length).toBeGreaterThan(1)
  expect(open).toEqual([])
})

/**
 * The files below a folder; those that others may reach are added to `open`. Files in a folder that is closed to others
 * count as closed.
 */
function filesOf(folder: string, open: string[]): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if ((statSync(path).mode & 0o077) !== 0) open.push(path)
    return entry.isDirectory() && entry.name !== 'pglite' ? [entry.name, ...filesOf(path, open)] : [entry.name]
  })
}
