import type { Settings } from '@market/server'

/** Parts of the shop that a demo simulates, because the API has no adapter for a real service. */
const simulations = ['bank', 'carrier', 'buy-back', 'sms', 'data'] as const
export type Simulation = (typeof simulations)[number]

export interface Mode {
  readonly mode: 'demo' | 'production'
  /** The simulated parts: all of them in a demo; in production only those listed in `SIMULATE`. */
  readonly simulated: ReadonlySet<Simulation>
}

const isSimulation = (name: string): name is Simulation => simulations.some((known) => known === name)

/**
 * Reads `SHOP_MODE` and `SIMULATE`. Production rejects settings that would lose data or mails, or that would hide that
 * payments are not real.
 */
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
