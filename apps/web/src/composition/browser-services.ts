import {
  browserStorage,
  localConsentFlag,
  localExpiringStore,
  localRaffleCart,
  localTokenStore,
  windowAppBridge,
} from '@market/browser'
import type { Container } from 'inversify'
import { bindServices } from './bind-services.ts'
import { lateAdapters } from './late-adapters.ts'
import type { Site } from './site.ts'

export const browserServices = (site: Site): Container =>
  bindServices({
    site,
    tokens: localTokenStore(browserStorage(), window),
    consent: localConsentFlag(browserStorage()),
    expiring: (clock) => localExpiringStore(browserStorage(), clock),
    raffleCart: localRaffleCart(browserStorage()),
    app: windowAppBridge(window, (text) => console.info(text)),
    adapters: (options) =>
      lateAdapters(async () => {
        const { makeAdapters } = await import('./make-adapters.ts')
        return makeAdapters({ ...options, apiUrl: '' })
      }),
  })
