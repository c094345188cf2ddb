import { httpCatalog, httpCategories } from '@market/http'
import type { firstAdapters } from './first-adapters.ts'

/**
 * Adapters for pages that the browser navigates to. The first page of a visit comes rendered from the server and does
 * not need them.
 */
export function catalogAdapters({ api }: Pick<ReturnType<typeof firstAdapters>['shared'], 'api'>) {
  return { catalog: httpCatalog(api), categories: httpCategories(api) }
}
