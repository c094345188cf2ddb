import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demand, deploy, root, runProgram } from './machine.ts'

/** Checks that systemd accepts the units and that the programs they start exist. */
export function checkUnits(folder: string): void {
  const units = join(folder, 'units')
  cpSync(join(deploy, 'systemd'), units, { recursive: true })
  const names = readdirSync(units).map((name) => join(units, name))
  for (const name of names)
    writeFileSync(
      name,
      readFileSync(name, 'utf8')
        .replaceAll('/opt/market/', root)
        .replaceAll(/^Wants=.*\n/gm, ''),
    )
  // systemd only warns of an unknown key, so any output fails the check.
  const said = runProgram('sh', ['-c', 'systemd-analyze verify --man=no "$@" 2>&1', 'verify', ...names])
  demand(said === '', said)
}
