import { mayPrefetch } from '@market/domain/shell'

/** Pages that are the same for everybody and change nothing: home, listings, products, shops, campaigns and contents. */
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
/** One segment, too, but a visitor's own or a change. */
const own = '/(giris-yap|uye-ol|sepete-ekle|banka-yonlendirmesi|sifremi-unuttum|anket|cihaz-satis|magaza-basvuru)'

/** Which documents the browser may fetch when a link is about to be pressed; the policy names the text by its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: open }, { not: { href_matches: own } }] }, eagerness: 'moderate' }],
})

const lineOf = (browser: object): object => {
  const line: unknown = Reflect.get(browser, 'connection')
  return typeof line === 'object' && line !== null ? line : {}
}
/** Whether this browser's connection allows loading what was not asked for. */
export const linePrefetches = (browser: Navigator): boolean => mayPrefetch(lineOf(browser))

/**
 * Lets the browser fetch the document of a link that is about to be pressed, until the page's script has come and loads what such a link
 * shows. Returns a function that takes the permission back.
 */
export function speculateEarly(page: Document, browser: Navigator): () => void {
  if (!linePrefetches(browser)) return () => undefined
  const rules = page.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = speculationRules
  page.head.append(rules)
  return () => rules.remove()
}
