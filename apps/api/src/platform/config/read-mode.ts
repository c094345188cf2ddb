import type { Settings } from '@market/server'

/** Parts that a demo simulates because there is no adapter for the real one. */
const simulations = ['bank', 'carrier', 'buy-back', 'sms', 'data'] as const
export type Simulation = (typeof simulations)[number]

export interface Mode {
  readonly mode: 'demo' | 'production'
  /** All in a demo; in production those that are named, so that nothing is made up silently. */
  readonly simulated: ReadonlySet<Simulation>
}

const isSimulation = (name: string): name is Simulation => simulations.some((known) => known === name)

/** Reads `SHOP_MODE` and `SIMULATE`. Production is refused what would lose data or mails, or hide that money is not real. */
export function readMode(settings: Settings): Mode {
  const mode = settings.choice('SHOP_MODE', ['demo', 'production'], 'demo')
  if (mode === 'demo') return { mode, simulated: new Set(simulations) }
  const named = settings
    .text('SIMULATE', '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  settings.check('SIMULATE', named.every(isSimulation), `must be some of ${simulations.join(', ')} between commas`)
  const simulated = new Set(named.filter(isSimulation))
  settings.check(
    'SIMULATE',
    simulated.has('bank'),
    'must name bank in SHOP_MODE=production: the only payment provider so far is the sandbox bank, which takes test cards alone',
  )
  const needs = (name: string, why: string) =>
    settings.check(name, settings.optional(name) !== undefined, `must be set in SHOP_MODE=production: ${why}`)
  needs('DATABASE_URL', 'the embedded database may lose data with the power')
  needs('SMTP_URL', 'mails would stay in files')
  needs('SITE_URL', 'links in mails need the address of the shop')
  settings.check(
    'SITE_URL',
    settings.text('SITE_URL', 'https:').startsWith('https:'),
    'must begin with https:// in SHOP_MODE=production: passwords and tokens would cross the network in the open',
  )
  settings.check(
    'SEED_PRODUCTS',
    simulated.has('data') || settings.whole('SEED_PRODUCTS', 0) === 0,
    'needs SIMULATE=data in SHOP_MODE=production',
  )
  return { mode, simulated }
}
