import {
  browserStorage,
  localConsentFlag,
  localExpiringStore,
  localRaffleCart,
  localTokenStore,
  sessionPaymentDraft,
  windowAppBridge,
  tabClockMemory,
  tabCartSignal,
  tabStorage,
  windowNetwork,
} from '@market/browser'
import { platform } from '@market/domain'
import type { Container } from 'inversify'
import { partIsStale } from '../shell/brought.ts'
import { bindServices } from './bind-services.ts'
import { lateAdapters } from './late-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import type { ShopSettings } from './site.ts'

export const browserServices = ({ site, tagManager }: ShopSettings): Container =>
  bindServices({
    site,
    tokens: localTokenStore(browserStorage(), window),
    consent: localConsentFlag(browserStorage()),
    expiring: (clock) => localExpiringStore(browserStorage(), clock),
    paymentDraft: sessionPaymentDraft(tabStorage()),
    raffleCart: localRaffleCart(browserStorage()),
    clockMemory: tabClockMemory(tabStorage()),
    analytics: async () => (await import('./make-analytics.ts')).makeAnalytics(tagManager),
    recommender: sandboxRecommender,
    otherTabs: tabCartSignal(browserStorage(), window),
    network: windowNetwork(window),
    kind: platform(navigator.userAgent, 'android' in window),
    app: windowAppBridge(window, (text) => console.info(text)),
    adapters: (options) =>
      lateAdapters(async () => {
        const { makeAdapters } = await import('./make-adapters.ts').catch(async (error: unknown) => {
          await partIsStale()
          throw error
        })
        return makeAdapters({ ...options, apiUrl: '' })
      }),
  })
