import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell is the same engine without windows: the browser tests cost a fifth less processor time on it. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]
const debian = (name: string) =>
  `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name} fonts-liberation`

/** The machine's Chromium; where there is none, Debian's package is installed, else the browser tests' own build. */
export function findChromium(): string {
  const own = process.env['CHROMIUM'] ?? places.find(existsSync)
  if (own) return own
  process.stdout.write('Installing Chromium …\n')
  const installs: readonly (readonly [string, readonly string[]])[] = [
    ['sh', ['-c', debian('chromium-headless-shell')]],
    ['sh', ['-c', debian('chromium')]],
    ['npx', ['--yes', 'playwright', 'install', '--with-deps', 'chromium']],
  ]
  for (const [command, args] of installs) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    } catch {
      continue
    }
    const found = places.find(existsSync)
    if (found) return found
  }
  throw new Error('No Chromium was found and none could be installed: install it, or name it with CHROMIUM=/path.')
}
