import type { HeldToken } from '@market/domain/session'
import type { Container } from 'inversify'
import { bindServices } from './bind-services.ts'
import { type AdapterOptions, makeAdapters } from './make-adapters.ts'
import { sandboxRecommender } from './sandbox-recommender.ts'
import { shareAnswers } from './share-answers.ts'
import type { Site } from '../page/site.ts'

/**
 * Longest wait of a page for the session, in ms. A page without a session has fewer parts and is cached for seconds
 * only.
 */
const tokenPatienceMs = 1_500

/**
 * The server's services, with one anonymous session for all pages, which signs listing requests. Pages are rendered for
 * an anonymous visitor, so they contain no personal data; the stores keep their first value.
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
    // The server has no user, so nothing is stored.
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
