import type { ProductCard } from '@market/domain/catalog'
import { shellTimes } from '@market/domain/shell'
import type { Recommender } from '@market/domain/analytics'
import { type Live, makeLive } from '../kernel/live.ts'
import type { ConsentStore } from './consent-store.ts'

/** Recommended products by campaign (specification section 3). */
export interface RecommenderStore {
  readonly state: Live<Readonly<Record<string, readonly ProductCard[]>>>
  /** Asks for recommendations once the visitor has agreed; empty without consent, or if the service does not start. */
  load(campaignId: string): Promise<void>
  /** Called for another visitor, or after the consent was withdrawn. */
  reset(): void
}

/** Makes the store of recommended products; `wait` pauses between attempts to start the service. */
export function makeRecommenderStore(
  recommender: Recommender,
  consent: ConsentStore,
  wait: (ms: number) => Promise<void>,
): RecommenderStore {
  const { live, set } = makeLive<Readonly<Record<string, readonly ProductCard[]>>>({})
  let visitor = 0
  let isKnown = false
  const isAllowed = (asked: number) => asked === visitor && consent.state.current() === 'accepted'

  /** The widgets load late, so try up to ten times, a second apart (rules.md S16). */
  const started = async (asked: number) => {
    for (let tries = 1; isAllowed(asked); tries += 1) {
      isKnown = true
      if (await recommender.start()) return isAllowed(asked)
      if (tries >= shellTimes.widgetStartTries) return false
      await wait(shellTimes.widgetStartEveryMs)
    }
    return false
  }
  const reset = () => {
    visitor += 1
    isKnown = false
    recommender.reset()
    set({})
  }
  consent.state.subscribe(() => {
    if (consent.state.current() === 'refused' && isKnown) reset()
  })
  return {
    state: live,
    reset,
    async load(campaignId) {
      const asked = visitor
      if (!(await started(asked))) return
      const products = await recommender.recommend(campaignId)
      if (products.ok && isAllowed(asked)) set({ ...live.current(), [campaignId]: products.value })
    },
  }
}
