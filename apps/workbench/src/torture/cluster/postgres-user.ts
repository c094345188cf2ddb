import { execFileSync } from 'node:child_process'

/** The user that runs PostgreSQL if this process is root, because PostgreSQL refuses to run as root. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
