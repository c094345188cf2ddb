import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditBooks } from '../office/audit-books.ts'
import { freePort } from '../testing/free-ports.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeBuyers, prepareButton } from '../testing/concurrent-checkouts.ts'
import { spawnApi } from '../testing/spawn-api.ts'
import { startPostgres } from '../testing/start-postgres.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import { demand } from './demand.ts'
import { withSmallDisk } from './small-disk.ts'
import { openPatiently } from '../testing/open-patiently.ts'

type Press = Awaited<ReturnType<typeof prepareButton>>
/** A Turkish sentence for shoppers. */
const inWords = /^[A-ZÇĞİÖŞÜ].{10,}\.$/s

/**
 * Presses each button once. Every press must be acknowledged, or refused with 503 and a sentence. Returns the numbers
 * of the acknowledged orders.
 */
async function pressAll(presses: readonly Press[]): Promise<readonly string[]> {
  const acknowledged: string[] = []
  for (const press of presses) {
    const { status, data, message } = await press()
    if (status === 200) acknowledged.push(data.order_id)
    else demand(status === 503 && inWords.test(message), `an order was answered with ${status} "${message}"`)
  }
  return acknowledged
}

/** Outbox and pictures are on a full disk, the database is elsewhere. */
export const fullOutbox = (buyers: number): Promise<string> =>
  withSmallDisk(24, async (disk) => {
    const postgres = await startPostgres()
    const dataDir = mkdtempSync(join(tmpdir(), 'market-full-'))
    const arranging = await startTestApi({ dataDir }, await openPatiently(postgres.url))
    const { db } = arranging.deps
    const api = await spawnApi({
      DATA_DIR: disk.folder,
      DATABASE_URL: postgres.url,
      SECRETS_FILE: join(dataDir, 'secrets.json'),
    })
    try {
      await insertShop(db, { id: 1 })
      await insertProduct(db, { id: 1, stocks: { '': buyers } })
      const bearers = await makeBuyers(arranging, buyers)
      const presses = await Promise.all(bearers.map((bearer) => prepareButton(api, bearer)))
      const picture = async (name: string) => (await fetch(`${api.url}/img/160/${name}`)).status
      demand((await picture('teapot.sage.natural.front')) === 200, 'no picture before')

      // Leaves space for a few text messages.
      disk.fill(16)
      const first = await pressAll(presses)
      const seen = [await picture('teapot.sage.natural.front'), await picture('headphone.sage.natural.front')]
      demand(
        seen.every((status) => status === 200),
        `pictures were answered with ${seen.join(' ')}`,
      )
      disk.free()
      const second = await pressAll(presses)
      demand(second.length === buyers, `with space again ${second.length} of ${buyers} orders were taken`)
      const orders = await db.selectFrom('orders').select('number').where('stock_held', '=', true).execute()
      demand(orders.length === buyers, `${orders.length} orders of ${buyers} buyers`)
      const { stock } = await db.selectFrom('product_stock').select('stock').executeTakeFirstOrThrow()
      demand(stock === 0, `${stock} units left`)
      const differences = await auditBooks(db)
      demand(differences.length === 0, differences.join('; '))
      return `${first.length} of ${buyers} orders taken without space, all with it; pictures answered throughout`
    } finally {
      api.kill()
      await api.ended
      await arranging.stop()
      postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

/** The embedded database is on a full disk. */
export const fullDatabase = (buyers: number): Promise<string> =>
  withSmallDisk(256, async (disk) => {
    const env = { DATA_DIR: disk.folder, API_PORT: String(await freePort()) }
    const arrange = () => startTestApi({ dataDir: disk.folder })
    const before = await arrange()
    await insertShop(before.deps.db, { id: 1 })
    await insertProduct(before.deps.db, { id: 1, stocks: { '': buyers } })
    const bearers = await makeBuyers(before, buyers)
    await before.stop()

    let api = await spawnApi(env)
    const presses = await Promise.all(bearers.map((bearer) => prepareButton(api, bearer)))
    // Fill the disk completely after half of the presses.
    const half = Math.floor(buyers / 2)
    const withRoom = await pressAll(presses.slice(0, half))
    disk.fill(0)
    const first = [...withRoom, ...(await pressAll(presses.slice(half)))]
    // Orders acknowledged on the full disk must survive a kill.
    api.kill()
    await api.ended
    disk.free()
    api = await spawnApi(env)
    const second = await pressAll(presses)
    api.kill()
    await api.ended

    const after = await arrange()
    try {
      const { db } = after.deps
      const orders = await db.selectFrom('orders').select('number').where('stock_held', '=', true).execute()
      const numbers = new Set(orders.map(({ number }) => number))
      const lost = first.filter((number) => !numbers.has(number))
      demand(lost.length === 0, `${lost.length} acknowledged orders are gone`)
      demand(second.length === buyers && numbers.size === buyers, `${numbers.size} orders of ${buyers} buyers`)
      const differences = await auditBooks(db)
      demand(differences.length === 0, differences.join('; '))
      return `${withRoom.length} of ${buyers} orders taken before it was full, ${first.length - withRoom.length} after; all with space`
    } finally {
      await after.stop()
    }
  })
