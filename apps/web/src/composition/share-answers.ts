import { LRUCache } from 'lru-cache'
import type { Adapters } from './make-adapters.ts'

/** How long an answer that is the same for every visitor is shared, in ms; a finished page is cached far longer. */
const sharedMs = 10_000
const maxAnswers = 1000

const caches = new Set<{ clear(): void }>()
/** Drops the shared answers of all containers of this server. */
export const clearSharedAnswers = (): void => caches.forEach((answers) => answers.clear())

/**
 * The server's adapters, with data that many pages share (slides, best sellers, deals, shops) cached for some seconds.
 * Products, stock and listings are requested for each page.
 */
export function shareAnswers(adapters: Adapters): Adapters {
  const { catalog, categories, shopPages } = adapters
  return {
    ...adapters,
    catalog: {
      ...catalog,
      sliders: shared(catalog.sliders),
      banners: shared(catalog.banners),
      mostSold: shared(catalog.mostSold),
      phones: shared(catalog.phones),
      newcomers: shared(catalog.newcomers),
      popularCategories: shared(catalog.popularCategories),
      deal: shared(catalog.deal),
    },
    categories: { ...categories, words: shared(categories.words), banners: shared(categories.banners) },
    shopPages: { ...shopPages, list: shared(shopPages.list) },
  }
}

/**
 * Caches a method's answers by its arguments. A failure is returned to the calls that wait for it and is not cached.
 */
function shared<Asked extends readonly unknown[], Answer extends { readonly ok: boolean }>(
  verb: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({
    max: maxAnswers,
    ttl: sharedMs,
    ttlResolution: 0,
    perf: { now: () => performance.now() },
  })
  caches.add(answers)
  return (...asked) => {
    const key = JSON.stringify(asked)
    const known = answers.get(key)
    if (known) return known
    const answer = verb(...asked)
    answers.set(key, answer)
    const forget = () => {
      if (answers.peek(key) === answer) answers.delete(key)
    }
    answer.then((result) => !result.ok && forget(), forget)
    return answer
  }
}
