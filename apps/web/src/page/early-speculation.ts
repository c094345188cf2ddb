import { mayPrefetch } from '@market/domain/shell'

/**
 * Pages that are the same for every visitor and change nothing: home, listings, products, shops, campaigns and
 * contents.
 */
const open = [
  '/',
  '/:slug',
  '/:slug/yorumlar',
  '/arama/:category?',
  '/tagsearch/:tag?',
  '/firsat/:slug',
  '/koleksiyon/*',
  '/kampanyalar/*',
  '/kampanya/:slug',
  '/magaza/*',
  '/static/*',
  '/sayfa/:slug',
]
/** Also one segment, but personal pages or pages that change something. */
const own = '/(giris-yap|uye-ol|sepete-ekle|banka-yonlendirmesi|sifremi-unuttum|anket|cihaz-satis|magaza-basvuru)'

/**
 * Documents that the browser may prefetch when a link is about to be clicked. The security policy allows this text by
 * its hash.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: open }, { not: { href_matches: own } }] }, eagerness: 'moderate' }],
})

const lineOf = (browser: object): object => {
  const line: unknown = Reflect.get(browser, 'connection')
  return typeof line === 'object' && line !== null ? line : {}
}
/** Whether this browser's connection allows prefetching. */
export const linePrefetches = (browser: Navigator): boolean => mayPrefetch(lineOf(browser))

/**
 * Lets the browser prefetch the document of a link that is about to be clicked, until the page's script has loaded and
 * prefetches the data itself. Returns a function that ends this.
 */
export function speculateEarly(page: Document, browser: Navigator): () => void {
  if (!linePrefetches(browser)) return () => undefined
  const rules = page.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules
  page.head.append(rules)
  return () => rules.remove()
}
