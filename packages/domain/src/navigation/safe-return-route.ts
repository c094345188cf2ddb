import { pathOnly } from './classify-path.ts'

/** Pages without parameters that login may return to; `/my/tr/sepet` is named `my-tr-sepet`. */
const paths = [
  '/kampanyalar',
  '/magaza-basvuru',
  '/magaza-liste',
  '/tagsearch',
  '/tarim-kredi',
  '/pttem-kart',
  '/pttem/mtv',
  '/pttem/trafik_cezasi',
  '/my/bildirimler',
  '/my/bilgi',
  '/my/listelerim',
  '/my/kartlarim',
  '/my/hgs/bakiye-yukleme',
  '/my/hgs/bakiye-yuklenemedi',
  '/my/sifre-degistir',
  '/my/siparis-takip',
  '/my/siparisler',
  '/my/cihaz-satislarim',
  '/my/siparis-tamamlandi',
  '/my/siparis-tamamlanamadi',
  '/my/link-olusturuldu',
  '/my/tr/sepet',
  '/my/tr/adres',
  '/my/tr/odeme-yontemi',
  '/my/tr/adresler',
  '/my/tr/hesap-numaralari',
  '/my/tr/yorumlar',
]
const byName = new Map([
  ...paths.map((path) => [path.slice(1).replaceAll(/[/_]/g, '-'), path] as const),
  ['search', '/arama'],
  ['meb-pasaj', '/static/meb-pasaj'],
  ['toprak-mahsulleri-ofisi', '/static/toprak-mahsulleri-ofisi'],
  ['my-siparis-tamamlanmadi', '/my/siparis-tamamlanamadi'],
])

const home = '/'
const printable = /^\/[\u0021-\u007E]*$/
/** Ways to another host: double slashes, backslashes, and dots or encoded ones that a browser resolves into them. */
const leadsElsewhere = /\/[/.]|\\|%(?:[01]|2[ef]|5c|7f)/i
/** Returning to the login would hold the shopper there. */
const loginPages = new Set(['/giris-yap', '/uye-ol', '/sifremi-unuttum'])

/** Where login returns to: a known route or a path of this site, else the home page (rules.md U5). */
export const safeReturnRoute = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > 2000) return home
  const path = value.replace(/[?#].*/s, '')
  const own = printable.test(value) && !leadsElsewhere.test(path) && !loginPages.has(pathOnly(path).toLowerCase())
  return byName.get(value) ?? (own ? value : home)
}
