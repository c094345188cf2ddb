import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * `npm run advisories`: lists known vulnerabilities of production packages. Exit code 0: none, 1: some, 2: the registry
 * did not answer.
 */
const { stdout, stderr, status } = spawnSync('pnpm', ['audit', '--prod'], { cwd: root, encoding: 'utf8' })
const said = stdout + stderr
process.stdout.write(said)
const silent = /ERR_PNPM_AUDIT|ERR_PNPM_.*FETCH/.test(said)
if (silent) process.stdout.write('\nThe registry of this machine tells no advisories: nothing is known, good or bad.\n')
process.exit(silent ? 2 : (status ?? 1))
