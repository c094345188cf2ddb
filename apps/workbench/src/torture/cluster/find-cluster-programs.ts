import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { NotTried } from '@market/api/not-tried'
import { findProgram } from '../../deploy-check/machine.ts'

/** Debian's packages with their dependencies that a usual machine lacks. */
const packages =
  `haproxy liblua5.3-0 libopentracing1 libopentracing-c-wrapper0 pgbouncer libc-ares2 libevent-2.1-7 etcd-server
  patroni python3-etcd python3-dnspython python3-urllib3 python3-psycopg2 python3-psutil python3-yaml python3-six python3-click
  python3-cdiff python3-prettytable python3-wcwidth python3-dateutil`.split(/\s+/)
const programs = ['haproxy', 'pgbouncer', 'etcd', 'patroni', 'patronictl'] as const

export interface ClusterPrograms {
  readonly paths: Readonly<Record<(typeof programs)[number], string>>
  /** Environment in which the programs find their libraries. */
  readonly env: NodeJS.ProcessEnv
}

/**
 * Finds the programs on this machine; otherwise downloads Debian's packages and unpacks them into `folder` without
 * installing them. Throws `NotTried` with a sentence if that fails.
 */
export function findClusterPrograms(folder: string): ClusterPrograms {
  const own = programs.map((name) => [name, findProgram(name)] as const)
  if (own.every(([, path]) => path)) return { paths: Object.fromEntries(own) as ClusterPrograms['paths'], env: {} }
  try {
    const there = { cwd: folder, stdio: 'ignore', timeout: 120_000 } as const
    execFileSync('apt-get', ['download', ...packages], there)
    for (const file of globSync('*.deb', { cwd: folder })) execFileSync('dpkg', ['-x', file, 'unpacked'], there)
  } catch {
    const missing = own.flatMap(([name, path]) => (path ? [] : [name])).join(', ')
    throw new NotTried(`${missing} cannot be fetched: apt-get install haproxy pgbouncer etcd-server patroni`)
  }
  const unpacked = join(folder, 'unpacked')
  const at = (name: string) => globSync(join(unpacked, 'usr/{bin,sbin}', name))[0] ?? name
  return {
    paths: Object.fromEntries(programs.map((name) => [name, at(name)])) as ClusterPrograms['paths'],
    env: {
      LD_LIBRARY_PATH: globSync(join(unpacked, '{usr/,}lib/*-linux-gnu')).join(':'),
      PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages'),
    },
  }
}
