import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '@market/web/spawn-server'
import { deploy, root } from '../../deploy-check/machine.ts'
import { etcdConfig, password, poolerConfig, proxyConfigs } from './cluster-configs.ts'
import { clusterPorts, type ClusterPorts, type MachineNumber } from './cluster-ports.ts'
import { findClusterPrograms } from './find-cluster-programs.ts'
import { keepRunning, type Service } from './keep-running.ts'
import { askDatabase } from './run-beside.ts'
import { type Machine, startMachine } from './start-machine.ts'

const numbers = [1, 2] as const
const patienceMs = 180_000

export interface Cluster {
  readonly folder: string
  readonly shopUrl: string
  /** Address of the current primary, bypassing PgBouncer. */
  readonly databaseUrl: string
  /** The same for the superuser, on the database `postgres`. */
  readonly superuserUrl: string
  /** A free port for a trial's own process. */
  readonly sparePort: number
  readonly web: readonly Service[]
  readonly api: readonly Service[]
  readonly etcd: readonly Service[]
  readonly pooler: Service
  primary(): Promise<Machine>
  standby(): Promise<Machine>
  /** Waits until there are a primary and a synchronous standby, and all web servers and APIs are ready. */
  whole(): Promise<void>
  /** Runs a query on the primary as its superuser. */
  query(text: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the shop on two machines as in `apps/deploy/cluster`, with all processes as children of this one. */
export async function startCluster(products: number): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'market-cluster-'))
  mkdirSync(join(folder, 'backups/wal'), { recursive: true })
  for (const each of [folder, join(folder, 'backups'), join(folder, 'backups/wal')]) chmodSync(each, 0o777)
  const stops: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of stops.toReversed()) await end()
  }
  const kept = (service: Service) => {
    stops.push(service.stop)
    return service
  }
  try {
    const programs = findClusterPrograms(folder)
    const ports = await clusterPorts()
    const run = (program: keyof typeof programs.paths, args: readonly string[]) =>
      kept(
        keepRunning(() =>
          spawn(programs.paths[program], args, { stdio: 'ignore', env: { ...process.env, ...programs.env } }),
        ),
      )
    const etcd = ports.etcd.map((_, index) => run('etcd', ['--config-file', etcdConfig(folder, ports, index)]))
    const machines: Machine[] = []
    for (const number of numbers) {
      const machine = await startMachine(number, { folder, ports, programs })
      stops.push(machine.stop)
      machines.push(machine)
    }
    run('haproxy', ['-db', '-q', ...proxyConfigs(folder, ports).flatMap((file) => ['-f', file])])
    const superuser = `postgres://postgres:PASSWORD@127.0.0.1:${ports.doors.primary}/postgres`
    const query = (text: string) => askDatabase(superuser, '-c', text)
    const roleOf = async ({ number }: Machine) => {
      const answer = await fetch(`http://127.0.0.1:${ports.machines[number].patroni}/patroni`)
      return ((await answer.json()) as { readonly role: string }).role
    }
    const inRole = async (role: 'master' | 'replica') => {
      for (const machine of machines) if ((await roleOf(machine).catch(() => '')) === role) return machine
      throw new Error(`no machine is ${role}`)
    }
    const standsBy = async () =>
      (await inRole('master')) &&
      (await query("select count(*) from pg_stat_replication where sync_state = 'sync'")) === '1'
    await until('a primary and its standby', standsBy)
    await askDatabase(superuser, '-v', `password='${password}'`, '-f', join(deploy, 'setup.sql'))
    const pooler = run('pgbouncer', ['-q', ...asNobody(), poolerConfig(folder, ports)])
    const servers = numbers.map((number) => serversOf(number, folder, ports, products))
    const [api, web] = [
      servers.map((one) => kept(keepRunning(one.api))),
      servers.map((one) => kept(keepRunning(one.web))),
    ]
    const isReady = async (port: number) => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
    const whole = async () => {
      await until('a primary and its standby', standsBy)
      for (const number of numbers)
        for (const which of ['api', 'web'] as const)
          await until(`${which} ${number}`, () => isReady(ports.machines[number][which]))
      await until('the shop', async () => (await fetch(`http://localhost:${ports.doors.shop}/readyz`)).ok)
    }
    await whole()
    return {
      folder,
      shopUrl: `http://localhost:${ports.doors.shop}`,
      databaseUrl: `postgres://market:${password}@127.0.0.1:${ports.doors.primary}/market`,
      superuserUrl: superuser,
      sparePort: ports.spare,
      web,
      api,
      etcd,
      pooler,
      whole,
      query,
      stop,
      primary: () => inRole('master'),
      standby: () => inRole('replica'),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const asNobody = () => (process.getuid?.() === 0 ? ['-u', 'postgres'] : [])

/** Starts web server and API of a machine like `apps/deploy/serve`. */
function serversOf(number: MachineNumber, folder: string, { doors, machines }: ClusterPorts, products: number) {
  const { web, api, bank } = machines[number]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    DATA_DIR: join(folder, `shop${number}`),
    SECRETS_FILE: join(folder, 'secrets.json'),
    PICTURES_DIR: join(folder, 'pictures'),
    SEED_PRODUCTS: String(products),
    ANONYMOUS_TOKENS: '1000000',
    DATABASE_URL: `postgres://market:${password}@127.0.0.1:${doors.pooler}/market`,
    DATABASE_DIRECT_URL: `postgres://market:${password}@127.0.0.1:${doors.primary}/market`,
    DATABASE_REPLICA_URL: `postgres://market:${password}@127.0.0.1:${doors.replicas}/market`,
    SITE_URL: `http://localhost:${doors.shop}`,
    BANK_URL: `http://127.0.0.1:${doors.shop}`,
    API_URL: `http://127.0.0.1:${doors.api}`,
    WEB_TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(web),
    API_PORT: String(api),
    BANK_PORT: String(bank),
    DRAIN_MS: '4000',
  }
  const spawned = (name: 'web' | 'api') => () =>
    spawnServer(name, { root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { web: spawned('web'), api: spawned('api') }
}

/** Repeats a check until it holds. Throws after three minutes. */
async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  let last: unknown = 'it did not hold'
  for (const end = Date.now() + patienceMs; Date.now() < end;) {
    const is = await holds().catch((error: unknown) => {
      last = error
      return false
    })
    if (is) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`${what}: not within ${patienceMs / 1000} s`, { cause: last })
}
