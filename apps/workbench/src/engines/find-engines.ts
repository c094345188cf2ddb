import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Programs of the machine's other engines. */
export interface EnginePrograms {
  readonly firefox: string
  /** WebKitGTK's WebDriver. */
  readonly webKit: string
}

const packages = ['firefox-esr', 'webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1', 'xvfb', 'fonts-liberation']

/** Finds Firefox, WebKitGTK with its driver, and Xvfb; installs Debian's packages for missing ones. */
export function findEngines(): EnginePrograms {
  const there = find()
  if (there) return there
  process.stdout.write('Installing Firefox and WebKitGTK …\n')
  try {
    const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages.join(' ')}`
    execFileSync('sh', ['-c', install], { stdio: 'ignore', timeout: 900_000 })
  } catch {
    // Reported below in one sentence.
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    `Firefox, WebKitGTK or Xvfb was not found and could not be installed: install Debian's ${packages.join(', ')} as root.`,
  )
}

function find(): EnginePrograms | undefined {
  const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)
  const webKit = '/usr/bin/WebKitWebDriver'
  const others = ['/usr/bin/Xvfb', ...globSync('/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib').slice(0, 1)]
  return firefox && others.length === 2 && [webKit, ...others].every(existsSync) ? { firefox, webKit } : undefined
}
