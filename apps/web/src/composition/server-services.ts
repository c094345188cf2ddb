import type { HeldToken } from '@market/domain/session'
import type { Container } from 'inversify'
import { bindServices } from './bind-services.ts'
import { type AdapterOptions, makeAdapters } from './make-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import { shareAnswers } from './share-answers.ts'
import type { Site } from '../page/site.ts'

/** Longest wait of a page for the session: without it the page has fewer parts, and is made anew in seconds. */
const tokenPatienceMs = 1_500

/**
 * The server's services: one anonymous session of its own, which signs its listing requests. Pages are rendered for
 * an anonymous visitor, so nothing personal can reach them; the stores keep their first value.
 */
export function serverServices({
  apiUrl,
  transport,
  hmac,
  site,
}: Pick<AdapterOptions, 'apiUrl' | 'transport' | 'hmac'> & { readonly site: Site }): Container {
  let held: HeldToken | undefined
  return bindServices({
    site,
    kind: 'other',
    app: { post: () => undefined },
    // No user on the server: no-op.
    storages: {},
    analytics: () => Promise.reject(new Error('nobody is measured on the server')),
    recommender: sandboxRecommender,
    network: { isOnline: () => true, onChange: () => () => undefined },
    consent: { read: () => null, write: () => undefined, clear: () => undefined },
    expiring: () => ({ read: () => undefined, write: () => undefined, remove: () => undefined }),
    adapters: (options) => shareAnswers(makeAdapters({ ...options, apiUrl, transport, hmac, tokenPatienceMs })),
    tokens: {
      read: () => held,
      write: (token) => {
        held = token
      },
      clear: () => {
        held = undefined
      },
    },
  })
}
