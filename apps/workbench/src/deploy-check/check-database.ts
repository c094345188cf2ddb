import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { adapt, asPostgres, demand, deploy, startProgram, until } from './machine.ts'

interface Ports {
  readonly postgres: number
  readonly pooler: number
  readonly api: number
  readonly restored: number
}

/**
 * Sets up a cluster as documented, with PgBouncer in front and the API in production mode: checks that it migrates,
 * becomes ready, and exports the metrics that alerts and dashboard use. Then restores a moment between two writes from
 * the backup, and everything after a power loss.
 */
export async function checkDatabase(folder: string, ports: Ports): Promise<void> {
  const backups = join(folder, 'backups')
  mkdirSync(join(backups, 'wal'), { recursive: true })
  for (const each of [folder, backups, join(backups, 'wal')]) chmodSync(each, 0o777)
  const data = join(folder, 'data')
  const query = (text: string, port = ports.postgres) =>
    asPostgres('psql', '-X', '-A', '-t', '-q', '-h', folder, '-p', String(port), '-d', 'postgres', '-c', text).trim()
  const begin = (where: string, port: number) =>
    asPostgres('pg_ctl', '-D', where, '-w', '-l', `${where}.log`, '-o', `-p ${port} -k ${folder} -h 127.0.0.1`, 'start')
  const end = (where: string, how = 'fast') => asPostgres('pg_ctl', '-D', where, '-m', how, 'stop')

  asPostgres('initdb', '-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  const settings = adapt('postgresql.conf', join(folder, 'market.conf'), {
    '/var/backups/market': backups,
    'shared_buffers = 1GB': 'shared_buffers = 32MB\nfsync = off',
  })
  chmodSync(settings, 0o644)
  asPostgres('sh', '-c', `echo "include '${settings}'" >> ${data}/postgresql.conf`)
  begin(data, ports.postgres)
  try {
    const setup = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-p', String(ports.postgres), '-d', 'postgres']
    asPostgres('psql', ...setup, '-v', "password='geheim'", '-f', join(deploy, 'setup.sql'))
    await runApi(folder, ports)

    query('create table kept (moment int)')
    query('insert into kept values (1)')
    const made = asPostgres(join(deploy, 'backup'), backups, '-h', folder, '-p', String(ports.postgres)).trim()
    demand(made.startsWith(join(backups, 'base')), `apps/deploy/backup said ${made}`)
    query('insert into kept values (2)')
    const moment = query('select clock_timestamp() from pg_sleep(1.1)')
    query('insert into kept values (3)')
    query('select pg_switch_wal()')
    await until('the archive', async () =>
      query(
        'select last_archived_wal is not null and last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) from pg_stat_archiver',
      ) === 't'
        ? true
        : undefined,
    )
    const restored = await restoredTo('to-a-moment', moment)
    demand(restored === '1,2', `restored to between the second and the third write it has ${restored}`)
    // This write is not archived yet at the power loss.
    query('insert into kept values (4)')
  } finally {
    end(data, 'immediate')
  }
  const whole = await restoredTo('whole', '-', data)
  demand(whole === '1,2,3,4', `restored with the log of the old data folder it has ${whole}`)

  async function restoredTo(name: string, ...what: readonly string[]): Promise<string> {
    const restored = join(folder, name)
    asPostgres(join(deploy, 'restore'), backups, restored, ...what)
    begin(restored, ports.restored)
    try {
      await until('the restored database', async () =>
        query('select pg_is_in_recovery()', ports.restored) === 'f' ? true : undefined,
      )
      return query("select string_agg(moment::text, ',' order by moment) from kept", ports.restored)
    } finally {
      end(restored)
    }
  }
}

async function runApi(folder: string, ports: Ports): Promise<void> {
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, '"market" "geheim"\n', { mode: 0o644 })
  const pooler = adapt('pgbouncer.ini', join(folder, 'pgbouncer.ini'), {
    'port=5432': `port=${ports.postgres}`,
    'listen_port = 6432': `listen_port = ${ports.pooler}\nunix_socket_dir =`,
    '/etc/pgbouncer/userlist.txt': users,
  })
  chmodSync(pooler, 0o644)
  const asNobody = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const stopPooler = startProgram('pgbouncer', ['-q', ...asNobody, pooler])
  const stopApi = startProgram(join(deploy, 'serve'), ['api'], {
    ...parseEnv(readFileSync(join(deploy, 'market.env.example'), 'utf8')),
    DATABASE_URL: `postgres://market:geheim@127.0.0.1:${ports.pooler}/market`,
    DATABASE_DIRECT_URL: `postgres://market:geheim@127.0.0.1:${ports.postgres}/market`,
    // The database as its own replica, because the API exports one metric only with a replica.
    DATABASE_REPLICA_URL: `postgres://market:geheim@127.0.0.1:${ports.postgres}/market`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DATA_DIR: join(folder, 'shop'),
    SECRETS_FILE: join(folder, 'secrets.json'),
    API_PORT: String(ports.api),
    BANK_PORT: String(ports.api + 1),
    LOG_LEVEL: 'silent',
    DRAIN_MS: '0',
  })
  try {
    const figures = await until('the API behind PgBouncer', async () => {
      const ready = await fetch(`http://127.0.0.1:${ports.api}/readyz`)
      if (!ready.ok) return undefined
      const answer = await fetch(`http://127.0.0.1:${ports.api}/metrics`)
      return answer.ok ? answer.text() : undefined
    })
    const made = asPostgres(
      'psql',
      '-X',
      '-A',
      '-t',
      '-h',
      folder,
      '-p',
      String(ports.postgres),
      '-d',
      'market',
      '-c',
      'select count(*) from users',
    ).trim()
    demand(made === '0', `in production ${made} members were made up`)
    const pooled = `postgres://market:geheim@127.0.0.1:${ports.pooler}/market`
    const cost = asPostgres('psql', '-X', '-A', '-t', '-d', pooled, '-c', 'show random_page_cost').trim()
    demand(cost === '0.1', `behind PgBouncer random_page_cost is ${cost}`)
    const known = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    for (const file of ['alerts.yml', 'grafana.json'])
      for (const name of readFileSync(join(deploy, file), 'utf8').match(
        /\b(?:market|http|nodejs|process|database)_[a-z0-9_]+/g,
      ) ?? [])
        demand(
          known.has(name.replace(/_(?:bucket|count|sum)$/, '')),
          `${file} asks for ${name}, which the API does not have`,
        )
  } finally {
    stopApi()
    stopPooler()
  }
}
