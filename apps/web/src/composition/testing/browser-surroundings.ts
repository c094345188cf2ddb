import { type BrowserStorages, localExpiringStore } from '@market/browser'
import type { Clock } from '@market/domain/kernel'
import { setClock, setNetwork } from '@market/testing'
import type { Surroundings } from '../bind-services.ts'
import { makeAdapters } from '../make-adapters.ts'
import { sandboxRecommender } from '../sandbox-recommender.ts'

interface Parts {
  readonly storages: BrowserStorages
  readonly tokens: Surroundings['tokens']
  readonly clock?: Clock
  /** Ports that answer; all others call an API that does not exist. */
  readonly ports: Partial<ReturnType<Surroundings['adapters']>>
}

/** The surroundings of a browser's services in tests, without consent to analytics. */
export function browserSurroundings({ storages, tokens, clock = setClock(), ports }: Parts): Surroundings {
  return {
    site: { titleShort: 'Kumru', title: 'Kumru', url: '' },
    tokens,
    app: { post: () => undefined },
    kind: 'other',
    consent: { read: () => '0', write: () => undefined, clear: () => undefined },
    network: setNetwork(),
    analytics: () => Promise.reject(new Error('nobody agreed')),
    recommender: sandboxRecommender,
    expiring: () => localExpiringStore(storages, clock),
    storages,
    adapters: (options) => Object.assign(makeAdapters({ ...options, apiUrl: 'http://nowhere.invalid' }), ports),
  }
}
