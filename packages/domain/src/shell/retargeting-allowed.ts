import { routeName } from '../session/route-name.ts'

const without = new Set([
  'index',
  'search',
  'search-category',
  'tagsearch',
  'category',
  'product',
  'my-tr-sepet',
  'my-siparis-tamamlandi',
])

/** Whether a page, by path or route name, may carry retargeting codes (rules.md S11). Consent is asked for besides. */
export const retargetingAllowed = (route: string): boolean => !without.has(routeName(route))
