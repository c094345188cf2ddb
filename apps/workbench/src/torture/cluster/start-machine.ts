import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adapt } from '../../deploy-check/machine.ts'
import { findPostgres } from '../../find-postgres.ts'
import type { ClusterPorts, MachineNumber } from './cluster-ports.ts'
import type { ClusterPrograms } from './find-cluster-programs.ts'
import { keepRunning } from './keep-running.ts'
import { makeRelay } from './make-relay.ts'
import { postgresUser } from './postgres-user.ts'
import { runBeside } from './run-beside.ts'

export interface Machine {
  readonly number: MachineNumber
  readonly data: string
  /** Runs `patronictl` with these arguments; `told` is its standard input, for its prompts. */
  control(args: readonly string[], told: string): Promise<string>
  /** Simulates a power failure: kills Patroni and PostgreSQL, which stay down until `restore`. */
  lose(): void
  restore(): void
  /** Disconnects the machine from etcd, the other machine and the proxies; its processes run on. */
  cut(): void
  mend(): void
  stop(): Promise<void>
}

/** Starts the database part of a machine: Patroni, which starts PostgreSQL, both behind relays. */
export async function startMachine(
  number: MachineNumber,
  { folder, ports, programs }: { folder: string; ports: ClusterPorts; programs: ClusterPrograms },
): Promise<Machine> {
  const mine = ports.machines[number]
  const home = join(folder, `machine${number}`)
  const data = join(home, 'data')
  const owner = postgresUser()
  mkdirSync(home)
  if (owner) chownSync(home, owner.uid, owner.gid)
  const config = adapt('cluster/patroni.yml', join(folder, `patroni${number}.yml`), {
    'name: NAME': `name: machine${number}`,
    'listen: ADDRESS:8008': `listen: 127.0.0.1:${mine.patroni}`,
    'connect_address: ADDRESS:8008': `connect_address: 127.0.0.1:${mine.patroniDoor}`,
    'listen: ADDRESS:5432': `listen: 127.0.0.1:${mine.postgres}`,
    'connect_address: ADDRESS:5432': `connect_address: 127.0.0.1:${mine.postgresDoor}`,
    // Use the relays, not the addresses that etcd advertises.
    'hosts: ADDRESS_1:2379,ADDRESS_2:2379,ADDRESS_3:2379': `use_proxies: true\n  hosts: ${mine.etcd.map((port) => `127.0.0.1:${port}`).join(',')}`,
    '/var/lib/postgresql/15/market': data,
    '/var/lib/postgresql/market.pgpass': join(home, 'pgpass'),
    '/usr/lib/postgresql/15/bin': findPostgres(),
    '/var/backups/market': join(folder, 'backups'),
    NETWORK: '127.0.0.1/32',
    'local all all peer': 'local all all trust',
    'shared_buffers: 1GB': `shared_buffers: 64MB\n    fsync: off\n    unix_socket_directories: ${home}`,
  })
  const relays = [
    await makeRelay(mine.postgresDoor, mine.postgres),
    await makeRelay(mine.patroniDoor, mine.patroni),
    ...(await Promise.all(mine.etcd.map((port, index) => makeRelay(port, ports.etcd[index]?.client ?? 0)))),
  ]
  const patroni = keepRunning(() =>
    spawn('/usr/bin/python3', [programs.paths.patroni, config], {
      ...owner,
      cwd: home,
      stdio: 'ignore',
      env: { ...process.env, HOME: home, ...programs.env },
    }),
  )
  return {
    number,
    data,
    control: (args, told) =>
      runBeside('/usr/bin/python3', [programs.paths.patronictl, '-c', config, ...args], programs.env, told),
    lose() {
      const server = serverPid(data)
      patroni.lose()
      for (const pid of server === undefined ? [] : [server, ...begunBy(server)]) kill(pid)
    },
    restore: () => patroni.restore(),
    cut: () => relays.forEach((relay) => relay.cut()),
    mend: () => relays.forEach((relay) => relay.mend()),
    async stop() {
      await patroni.stop()
      const server = serverPid(data)
      if (server !== undefined) kill(server)
      for (const relay of relays) relay.close()
    },
  }
}

function serverPid(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

const begunBy = (parent: number): readonly number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, its]) => (its === parent ? [pid] : []))

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended by itself meanwhile.
  }
}
