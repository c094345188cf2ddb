import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'market-bare-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs `npm run build` on a machine whose npm is this shell script. */
function buildWith(npm: string) {
  const programs = join(root, 'programs')
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\n${npm}\n`)
  chmodSync(join(programs, 'npm'), 0o755)
  const bin = join(root, 'apps/workbench/bin')
  cpSync(fileURLToPath(new URL('../bin', import.meta.url)), bin, { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(bin, 'market.mjs'), 'build'], {
    env: { PATH: [programs, dirname('/bin/sh')].join(':') },
    encoding: 'utf8',
  })
  return { status, stderr }
}

// npm succeeds also if an optional package could not be fetched, and each system's tools are optional packages.
it.each(['exit 0', 'exit 1'])(
  'says that the registry gave nothing, and not that the system is unknown (npm: %s)',
  (npm) => {
    expect(buildWith(npm)).toEqual({
      status: 1,
      stderr: 'pnpm could not be fetched from the npm registry. Check the connection and try again.\n',
    })
  },
)
