import { httpCatalog, httpCategories } from '@market/http'
import type { firstAdapters } from './first-adapters.ts'

/** The adapters of pages that one goes to: the page that a visit begins with came from the server. */
export function catalogAdapters({ api }: Pick<ReturnType<typeof firstAdapters>['shared'], 'api'>) {
  return { catalog: httpCatalog(api), categories: httpCategories(api) }
}
