import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../../deploy-check/machine.ts'
import { postgresUser } from './postgres-user.ts'

/**
 * Runs a program as PostgreSQL's user and returns its output. It is asynchronous, because relays in this process must
 * continue to work.
 */
export async function runBeside(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  told = '',
): Promise<string> {
  const running = promisify(execFile)(findProgram(name) ?? name, args, {
    ...postgresUser(),
    cwd: '/',
    timeout: 120_000,
    env: { ...process.env, ...env },
  })
  running.child.stdin?.end(told)
  return (await running).stdout.trim()
}

/** Runs `psql` and returns its unformatted output. */
export const askDatabase = (url: string, ...args: readonly string[]): Promise<string> =>
  runBeside('psql', ['-X', '-A', '-t', '-q', '-v', 'ON_ERROR_STOP=1', '-d', url, ...args])
