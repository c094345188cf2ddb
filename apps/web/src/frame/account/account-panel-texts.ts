import type { IconName } from '@market/ui'

/** Texts of the account panel for a member (specification section 2). */
export const accountPanelTexts = {
  back: 'Girişe dön',
  ended: 'Oturumunuz sona erdi. Yeniden giriş yapınca kaldığınız yerden devam edersiniz; yazdıklarınız silinmedi.',
  welcome: (name: string) => (name === '' ? 'Hoş geldiniz' : `Hoş geldiniz, ${name}`),
  loggedOut: 'Çıkış yaptınız.',
  menu: 'Hesap sayfaları',
  links: [
    ['Sipariş Takip', '/my/siparisler', 'package'],
    ['Sepetim', '/my/tr/sepet', 'cart'],
    ['Cihaz Satışlarım', '/my/cihaz-satislarim', 'device-mobile'],
    ['Kişisel Bilgiler', '/my/bilgi', 'user'],
    ['Listelerim', '/my/listelerim', 'heart'],
    ['Adres Yönetimi', '/my/tr/adresler', 'map-pin'],
    ['Şifre Değiştir', '/my/sifre-degistir', 'lock'],
    ['Yorumlar', '/my/tr/yorumlar', 'star'],
    ['Hesap Numaraları', '/my/tr/hesap-numaralari', 'bank'],
  ] satisfies readonly (readonly [string, string, IconName])[],
  /** The account's other pages, which the list above does not name. */
  more: [
    ['Kayıtlı Kartlarım', '/my/kartlarim', 'credit-card'],
    ['Bildirimler', '/my/bildirimler', 'bell'],
    ['Kuponlarım', '/my/kuponlarim', 'gift'],
    ['Alarmlarım', '/my/alarmlarim', 'tag'],
    ['Sorularım', '/my/sorularim', 'chat'],
    ['Takip Ettiğim Mağazalar', '/my/takip-ettiklerim', 'storefront'],
    ['Çekiliş Biletlerim', '/my/cekilisler/biletlerim', 'ticket'],
  ] satisfies readonly (readonly [string, string, IconName])[],
  logout: 'Çıkış',
  toll: ['HGS Bakiye Yükleme', '/my/hgs/bakiye-yukleme'],
  newTab: '(yeni sekmede açılır)',
} as const
