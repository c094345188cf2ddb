import { classifyPath, pathOnly } from '../navigation/classify-path.ts'

/** Pages of one segment that are not categories, although the catch-all route would match them. */
const ownPages = new Set([
  'sepete-ekle',
  'magaza-basvuru',
  'magaza-liste',
  'tarim-kredi',
  'pttem-kart',
  'giris-yap',
  'uye-ol',
  'sifremi-unuttum',
  'banka-yonlendirmesi',
])

const landingName = (path: string): string => {
  const [first = '', second = '', third = ''] = pathOnly(path).slice(1).split('/')
  if (first === '') return 'index'
  if (first === 'my')
    return ['my', second, second === 'tr' || second === 'hgs' ? third : ''].filter((part) => part !== '').join('-')
  if (second !== '') return first
  return ownPages.has(first) ? first : 'category'
}

/**
 * Name of a path's route, as compared by the session and shell rules. A text that does not start with `/` is already a
 * name.
 */
export const routeName = (route: string): string => {
  if (!route.startsWith('/')) return route
  const found = classifyPath(route)
  switch (found.type) {
    case 'product':
      return found.comments ? 'product-comments' : 'product'
    case 'campaign':
      return { list: 'kampanyalar', live: 'kampanya', landing: 'landing', preview: 'campaign-preview' }[found.kind]
    case 'search':
      if (found.kind === 'tag') return 'tagsearch'
      return found.category === undefined ? 'search' : 'search-category'
    case 'shop':
      return 'magaza'
    case 'static':
      return found.kind === 'deal' ? 'firsat' : 'static'
    case 'landing':
      return landingName(found.path)
  }
}
