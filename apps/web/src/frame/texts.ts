import { shellMessages } from '@market/domain/shell'

/** Texts of the frame around every page. */
export const frameTexts = {
  skip: 'İçeriğe geç',
  motto: 'Güvenli alışverişin adresi',
  categories: 'Kategoriler',
  superDeals: 'Süper Fırsatlar',
  search: {
    label: 'Ürün ara',
    placeholder: 'Ürün, marka veya mağaza ara',
    submit: 'Ara',
    browse: 'Göz at',
    past: 'Son aramalar',
    none: shellMessages.nothingFound,
    count: (n: number) => `${n} öneri`,
  },
  account: { signUp: 'Üye Ol', login: 'Giriş Yap', mine: 'Hesabım', logout: 'Çıkış', label: 'Hesap' },
  cart: {
    title: 'Sepetim',
    count: (n: number) => `Sepetinizde ${n} adet ürün var`,
  },
  toTop: 'Sayfanın başına dön',
  cookies: { reopen: 'Çerez tercihleri' },
  retry: 'Tekrar dene',
  stayed: 'Sayfa şu anda güncellenemedi. Lütfen tekrar deneyin.',
  shortcuts: 'Kısayollar',
  newTab: '(yeni sekmede açılır)',
  topLinks: [
    ['Sipariş Takip', '/my/siparis-takip'],
    ['Kampanyalar', '/kampanyalar'],
    ['Günün Fırsatları', '/firsat/super-firsat'],
    ['Mağaza Aç', '/magaza-basvuru'],
    ['Tarım Kredi', '/tarim-kredi'],
    ['Toprak Mahsülleri Ofisi', '/static/toprak-mahsulleri-ofisi'],
    ['MEB Pasaj', '/static/meb-pasaj'],
  ],
  externalLinks: [
    ['HGS Bakiye Yükleme', '/my/hgs/bakiye-yukleme'],
    ['Kilometre Sorgulama', '/sayfa/arac-km-sorgulama.html'],
    ['Hasar Sorgulama', '/sayfa/arac-km-sorgulama.html#hasar-sorgulama'],
  ],
  offline: {
    notice: 'İnternet bağlantınız yok. Gördüğünüz fiyat ve stok eski olabilir; bağlantı gelince yenilenir.',
    page: 'İnternet bağlantınız olmadığı için bu sayfa açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  },
  error: {
    title: shellMessages.unreachable,
    notFound: 'Aradığınız sayfada bir sorun var. Sayfa taşınmış ya da kaldırılmış olabilir.',
    unavailable: 'Şu anda hizmet veremiyoruz. Sepetiniz ve bilgileriniz güvende; birazdan tekrar deneyin.',
    home: shellMessages.goHome,
    firstPage: 'İlk sayfaya git',
    retry: 'Tekrar dene',
    ways: [
      ['Süper Fırsatlar', '/firsat/super-firsat'],
      ['Site Haritası', '/static/divid'],
      ['Sıkça Sorulan Sorular', '/sayfa/sikca-sorulan-sorular.html'],
    ],
  },
  ended: {
    refused: 'Oturumunuz sona erdi.',
    left: 'Başka bir sekmede çıkış yapıldı.',
  },
} as const
