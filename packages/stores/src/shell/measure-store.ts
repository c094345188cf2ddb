import type { Analytics, AnalyticsEvent, Measure } from '@market/domain/analytics'
import type { ConsentStore } from './consent-store.ts'

/** Passes events to analytics while the visitor consents (specification section 7). */
export interface MeasureStore extends Measure {
  /** Starts to follow the consent. */
  start(): void
}

/** Most events queued while the consent is read and analytics are loaded. */
const maxWaiting = 50

/** Makes the store that passes events to analytics; `bring` loads analytics at the first consent. */
export function makeMeasureStore(consent: ConsentStore, bring: () => Promise<Analytics>): MeasureStore {
  let analytics: Analytics | undefined
  let waiting: AnalyticsEvent[] = []
  const isAccepted = () => consent.state.current() === 'accepted'

  const follow = async () => {
    if (consent.state.current() === 'unread') return
    if (!isAccepted()) {
      waiting = []
      analytics?.stop()
      analytics = undefined
      return
    }
    const brought = analytics ?? (await bring().catch(() => undefined))
    // The consent may have changed meanwhile, or a parallel call may have been faster.
    if (!brought || !isAccepted() || analytics) return
    analytics = brought
    brought.start()
    for (const event of waiting) brought.track(event)
    waiting = []
  }
  return {
    start() {
      consent.state.subscribe(() => void follow())
    },
    isWanted: isAccepted,
    track(event) {
      if (analytics) analytics.track(event)
      else if ((consent.state.current() === 'unread' || isAccepted()) && waiting.length < maxWaiting)
        waiting.push(event)
    },
  }
}
