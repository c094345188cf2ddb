import type { Config } from '../../platform/config/config.ts'
import type { Plan } from '../plan/plan.ts'
import type { Store } from './open-store.ts'

/** The settings of a year's shop: secrets from the seed, no limits of calls, and a bank in this process. */
export function configOf(store: Store, { seed }: Plan, bankUrl: string): Config {
  const secret = (use: string) => `${use}-${seed}-`.padEnd(43, 'A')
  return {
    ...store.config,
    // Most seeds have a carrier by hand, who brings more parcels back than the simulated one.
    simulated: new Set([...store.config.simulated].filter((part) => part !== 'carrier' || seed % 4 === 0)),
    databaseUrl: store.kind === 'postgres' ? 'postgres:' : undefined,
    bankUrl,
    products: 0,
    drainMs: 0,
    answerMs: 120_000,
    anonymousTokens: 1_000_000,
    searchesPerMinute: 1_000_000,
    secrets: {
      token: secret('token'),
      listing: secret('listing'),
      code: secret('code'),
      bank: secret('bank'),
      data: secret('data'),
      data_before: [],
    },
  }
}
