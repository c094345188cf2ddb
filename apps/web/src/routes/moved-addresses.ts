import { legacyRedirect, siteRedirect } from '@market/domain'
import type { RouteObject } from 'react-router-dom'
import { redirectRoute } from './to-route.tsx'

const moved = (path: string, rule: (path: string) => string | undefined) =>
  redirectRoute(path, `moved:${path}`, (url) => rule(url.pathname + url.search))

/** Addresses that lead to another page of the shop for good. */
export const movedAddresses: RouteObject[] = [
  moved('/itemlist/*', legacyRedirect),
  moved('/item/*', legacyRedirect),
  moved('/category/*', legacyRedirect),
  moved('/my', siteRedirect),
  moved('/hediye/*', siteRedirect),
  moved('/surpriz-cekilis/*', siteRedirect),
  moved('/firsatlar/*', siteRedirect),
  moved('/kampanya/toprak-mahsulleri-ofisi', siteRedirect),
  moved('/:slug/yorumlar/:page', siteRedirect),
]
