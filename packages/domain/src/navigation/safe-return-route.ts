/** Names that the login page's redirect parameter may carry, and where they lead. */
const routes: Readonly<Record<string, string>> = {
  index: '/',
  'my-siparisler': '/my/siparisler',
  'my-siparis-takip': '/my/siparis-takip',
  'my-bilgi': '/my/bilgi',
  'my-bildirimler': '/my/bildirimler',
  'my-listelerim': '/my/listelerim',
  'my-sifre-degistir': '/my/sifre-degistir',
  'my-cihaz-satislarim': '/my/cihaz-satislarim',
  'my-hgs-bakiye-yukleme': '/my/hgs/bakiye-yukleme',
  'my-tr-sepet': '/my/tr/sepet',
  'my-tr-adres': '/my/tr/adres',
  'my-tr-odeme-yontemi': '/my/tr/odeme-yontemi',
  'my-tr-adresler': '/my/tr/adresler',
  'my-tr-yorumlar': '/my/tr/yorumlar',
  'my-tr-hesap-numaralari': '/my/tr/hesap-numaralari',
}

/** Printable ASCII, one leading slash, no backslash: nothing that a browser could read as another host. */
const ownPath = /^\/(?![/\\])[\u0021-\u005B\u005D-\u007E]*$/

/** Where login returns to: a known route or a path of this site, else the home page (rules.md U5). */
export const safeReturnRoute = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > 2000) return '/'
  if (Object.hasOwn(routes, value)) return routes[value] ?? '/'
  const encodedSlash = /^\/(%2f|%5c|%09|%0a|%0d)/i
  return ownPath.test(value) && !encodedSlash.test(value) ? value : '/'
}
