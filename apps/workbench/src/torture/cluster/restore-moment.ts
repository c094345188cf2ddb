import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { auditAt, type Books } from '@market/api/open-books'
import { demand } from '@market/api/demand'
import { deploy, until } from '../../deploy-check/machine.ts'
import { askDatabase, runBeside } from './run-beside.ts'
import { buyThrough } from './buy-through.ts'
import type { Cluster } from './start-cluster.ts'

/**
 * Restores a moment in the middle of buying from a backup made before it: both machines lose their data, have the books
 * of that moment, and continue to sell.
 */
export async function restoreMoment(cluster: Cluster, books: Books, buyers: number): Promise<string> {
  const { folder } = cluster
  const backups = join(folder, 'backups')
  const place = new URL(cluster.superuserUrl)
  const login = { PGHOST: place.hostname, PGPORT: place.port, PGUSER: 'replicator', PGPASSWORD: place.password }
  await runBeside(join(deploy, 'backup'), [backups], login)
  let moment = ''
  // Buyers go on, so the orders of the moment are counted before and after it. An order of that moment can be seen only
  // once the standby has it.
  let ordersThen = { least: 0, most: 0 }
  const orders = (url: string) => askDatabase(url, '-c', 'select count(*) from orders')
  const shop = (url: string) => url.replace(/\/postgres$/, '/market')
  await buyThrough(books, cluster.shopUrl, buyers, async () => {
    const url = shop(cluster.superuserUrl)
    const count = Number(await orders(url))
    moment = await askDatabase(url, '-c', 'select clock_timestamp()')
    await wait(1_000)
    ordersThen = { least: count, most: Number(await orders(url)) }
  })
  const last = await cluster.query('select pg_walfile_name(pg_switch_wal())')
  await until('the archive', async () =>
    (await cluster.query(`select last_archived_wal >= '${last}' from pg_stat_archiver`)) === 't' ? true : undefined,
  )
  const later = Number(await orders(shop(cluster.superuserUrl))) - ordersThen.most
  const began = performance.now()
  // Restore on the primary, since its backup names files by its own folder. On real machines both folders have the same
  // path.
  const first = await cluster.primary()
  const second = await cluster.standby()
  for (const machine of [first, second]) {
    machine.lose()
    rmSync(machine.data, { recursive: true })
  }
  await runBeside(join(deploy, 'restore'), [backups, first.data, moment])
  const differences = await lookInto(first.data)
  demand(differences.length === 0, differences.join('; '))
  const confirmed = 'market\nYes I am aware\n'
  await until('the old cluster forgotten', () => first.control(['remove', 'market'], confirmed))
  first.restore()
  // Start the other machine later: with empty folders it would initialize an empty shop if it started first.
  await until('the restored primary', async () => ((await cluster.primary()) === first ? true : undefined))
  second.restore()
  await cluster.whole()
  const seconds = Math.round((performance.now() - began) / 1000)
  await buyThrough(books, cluster.shopUrl, buyers, () => undefined)
  return `${ordersThen.most} orders as of ${moment}, ${later} later ones left out; both machines on it after ${seconds} s`

  /** Checks the restored database before Patroni takes it over. */
  async function lookInto(data: string): Promise<readonly string[]> {
    const port = cluster.sparePort
    const options = `-p ${port} -k ${folder} -h 127.0.0.1 -c archive_mode=off`
    await runBeside('pg_ctl', ['-D', data, '-w', '-s', '-l', join(folder, 'restored.log'), '-o', options, 'start'])
    try {
      const url = `postgres://postgres:${place.password}@127.0.0.1:${port}/market`
      await until('the restored database', async () =>
        (await askDatabase(url, '-c', 'select pg_is_in_recovery()')) === 'f' ? true : undefined,
      )
      const found = Number(await orders(url))
      const { least, most } = ordersThen
      demand(least <= found && found <= most, `${least} to ${most} orders at that moment, ${found} restored`)
      return await auditAt(url)
    } finally {
      await runBeside('pg_ctl', ['-D', data, '-m', 'fast', '-s', 'stop'])
    }
  }
}
