import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'

const folders = () => [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env['PATH'] ?? '').split(delimiter),
]

/** Folder of `initdb` and `postgres`; installs Debian's package if they are missing. */
export function findPostgres(): string {
  const found = folders().find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/postgres`))
  if (found) return found
  process.stdout.write('Installing PostgreSQL …\n')
  try {
    execFileSync(
      'sh',
      ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql'],
      {
        stdio: 'ignore',
        timeout: 600_000,
      },
    )
  } catch {
    // The error below reports it.
  }
  const installed = globSync('/usr/lib/postgresql/*/bin/initdb')[0]
  if (installed) return dirname(installed)
  throw new Error('No PostgreSQL was found and none could be installed: install version 15 or newer.')
}
