import {
  browserStorages,
  forgetMember,
  localConsentFlag,
  localExpiringStore,
  localTokenStore,
  windowAppBridge,
  tabClockMemory,
  tabCartSignal,
  windowNetwork,
} from '@market/browser'
import type { WantedWork } from '@market/contract'
import { platform } from '@market/domain/shell'
import { orStale } from '@market/react'
import type { Container } from 'inversify'
import { bindServices } from './bind-services.ts'
import { ownShelf } from '../offline/own-shelf.ts'
import { lateAdapters } from './late-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import type { ShopSettings } from '../page/site.ts'

/** Deletes the member's cached data from the offline store at logout, even without a connection. */
async function forgetOwn(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(ownShelf)) await caches.delete(name)
}

export function browserServices({ site, tagManager }: ShopSettings): Container {
  const storages = browserStorages()
  return bindServices({
    site,
    tokens: localTokenStore(storages, window),
    consent: localConsentFlag(storages),
    expiring: (clock) => localExpiringStore(storages, clock),
    storages,
    // `navigator.locks` does not exist without TLS.
    waitingMemory: async () =>
      (await import('./late-stores.ts').catch(orStale)).localWaitingMemory(storages, navigator.locks),
    forgetMember: () => {
      forgetMember(storages)
      // `caches` does not exist without TLS.
      if ('caches' in window) void forgetOwn()
    },
    clockMemory: tabClockMemory(storages),
    analytics: async () => (await import('./make-analytics.ts')).makeAnalytics(tagManager),
    recommender: sandboxRecommender,
    otherTabs: tabCartSignal(storages, window),
    network: windowNetwork(window),
    kind: platform(navigator.userAgent, 'android' in window),
    app: windowAppBridge(window, (text) => console.info(text)),
    adapters: (options) =>
      lateAdapters({
        first: async () => {
          const { firstAdapters } = await import('./first-adapters.ts').catch(orStale)
          const solve = async (work: WantedWork) => (await import('./solve-work.ts').catch(orStale)).solveWork(work)
          return firstAdapters({ ...options, apiUrl: '', solve })
        },
        catalog: async (shared) => (await import('./catalog-adapters.ts').catch(orStale)).catalogAdapters(shared),
        other: async (shared) => (await import('./other-adapters.ts').catch(orStale)).otherAdapters(shared),
      }),
  })
}
