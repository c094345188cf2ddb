import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Paths of the full Chromium, which also has the back/forward cache. */
const withWindows = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]
/**
 * The headless shell comes first: it is the same engine without windows, and browser tests take a fifth less processor
 * time with it.
 */
const places = ['/usr/bin/chromium-headless-shell', ...withWindows]
const debian = (name: string) =>
  `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name} fonts-liberation`

type Install = readonly [command: string, args: readonly string[]]
const installs: readonly Install[] = [
  ['sh', ['-c', debian('chromium')]],
  ['npx', ['--yes', 'playwright', 'install', '--with-deps', 'chromium']],
]

/** Path of the machine's Chromium. Installs Debian's package, or else Playwright's build, if none is found. */
export const findChromium = (): string =>
  process.env['CHROMIUM'] ?? findOrInstall(places, [['sh', ['-c', debian('chromium-headless-shell')]], ...installs])

/** Path of a Chromium with a back/forward cache, which the headless shell lacks. Installs one if none is found. */
export const findFullChromium = (): string => process.env['FULL_CHROMIUM'] ?? findOrInstall(withWindows, installs)

function findOrInstall(wanted: readonly string[], ways: readonly Install[]): string {
  const own = wanted.find(existsSync)
  if (own) return own
  process.stdout.write('Installing Chromium …\n')
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 600_000 })
    } catch {
      continue
    }
    const found = wanted.find(existsSync)
    if (found) return found
  }
  throw new Error(
    'No Chromium was found and none could be installed: install it, or name it with CHROMIUM=/path, one with windows with FULL_CHROMIUM=/path.',
  )
}
