import { loadPageCode } from '@market/react'
import type { RouteObject } from 'react-router-dom'
import { redirectRoute } from './to-route.tsx'

/**
 * A redirect whose rules are loaded only when such an address is opened, because the shop itself does not link to it.
 */
const moved = (path: string, rule: 'legacyRedirect' | 'siteRedirect') =>
  redirectRoute(path, `moved:${path}`, async (url) => {
    const rules = await loadPageCode(() => import('./redirects.ts'))
    return rules[rule](url.pathname + url.search)
  })

/** Addresses that redirect permanently to another page of the shop. */
export const movedAddresses: RouteObject[] = [
  moved('/itemlist/*', 'legacyRedirect'),
  moved('/item/*', 'legacyRedirect'),
  moved('/category/*', 'legacyRedirect'),
  moved('/my', 'siteRedirect'),
  moved('/hediye/*', 'siteRedirect'),
  moved('/surpriz-cekilis/*', 'siteRedirect'),
  moved('/firsatlar/*', 'siteRedirect'),
  moved('/kampanya/toprak-mahsulleri-ofisi', 'siteRedirect'),
  moved('/:slug/yorumlar/:page', 'siteRedirect'),
]
