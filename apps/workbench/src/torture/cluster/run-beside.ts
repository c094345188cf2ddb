import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../../deploy-check/machine.ts'
import { postgresUser } from './postgres-user.ts'

/** Runs a program as PostgreSQL's user and gives what it said. It does not block: relays of this very process lie on the way. */
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

/** `psql`, its answer without a frame. */
export const askDatabase = (url: string, ...args: readonly string[]): Promise<string> =>
  runBeside('psql', ['-X', '-A', '-t', '-q', '-v', 'ON_ERROR_STOP=1', '-d', url, ...args])
