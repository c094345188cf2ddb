import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-ports.ts'

export interface TestPostgres {
  readonly url: string
  /** Pauses all processes of the server (SIGSTOP): it keeps its connections and answers nothing. */
  freeze(): void
  /** Resumes the paused processes (SIGCONT). */
  thaw(): void
  /** Starts a standby of this server and returns its URL. */
  startStandby(): Promise<string>
  /** Stops the standby immediately. */
  stopStandby(): void
  stop(): void
}

/**
 * Starts a PostgreSQL server in a temporary folder, with settings such as `shared_buffers=1GB`. Only it shows races,
 * since PGlite has one connection. Throws an error with a sentence if the machine has no PostgreSQL.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is missing: install the package "postgresql" to run the race tests.')
  const folder = mkdtempSync(join(tmpdir(), 'market-postgres-'))
  const data = join(folder, 'data')
  // PostgreSQL refuses to run as root, which tests in a container are.
  const isRoot = process.getuid?.() === 0
  const run = (program: string, ...options: readonly string[]) => {
    const command = [join(binaries, program), ...options]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    // `runuser` is in a folder that is not on every user's path.
    const PATH = `${process.env['PATH']}:/usr/sbin:/sbin`
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder, env: { ...process.env, PATH } })
  }
  chmodSync(folder, 0o777)
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
  /** Starts a server on a free port, and on another one if a program takes it before the server does. */
  const start = async (where: string, more: readonly string[] = []): Promise<number> => {
    for (let tries = 1; ; tries += 1) {
      const port = await freePort()
      const options = ['listen_addresses=127.0.0.1', 'fsync=off', 'max_connections=120', ...more]
      const server = `-p ${port} -k ${folder} ${options.map((one) => `-c ${one}`).join(' ')}`
      try {
        run('pg_ctl', '-D', where, '-w', '-l', `${where}.log`, '-o', server, 'start')
        return port
      } catch (error) {
        if (tries === 3) throw error
      }
    }
  }
  const port = await start(data, settings)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of processesOf(data))
      try {
        process.kill(pid, name)
      } catch {
        // The process has ended by itself meanwhile.
      }
  }
  const standby = join(folder, 'standby')
  const stopStandby = () => {
    if (existsSync(join(standby, 'postmaster.pid'))) run('pg_ctl', '-D', standby, '-m', 'immediate', 'stop')
  }
  return {
    async startStandby() {
      run('pg_basebackup', '-D', standby, '-R', '-c', 'fast', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres')
      return `postgres://postgres@127.0.0.1:${await start(standby)}/postgres`
    },
    stopStandby,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      stopStandby()
      signal('SIGCONT')
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** IDs of the server's process and its children. */
function processesOf(data: string): readonly number[] {
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const begun = all.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid !== undefined && parent === server ? [pid] : []
  })
  return [server, ...begun]
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : []
  return [...versions.map((version) => join(root, version, 'bin')), '/usr/local/bin', '/usr/bin'].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}
