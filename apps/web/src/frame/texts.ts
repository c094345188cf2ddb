import { shellMessages } from '@market/domain'

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
  footer: {
    social: 'Sosyal medya',
    networks: [
      ['instagram', 'Instagram', 'https://www.instagram.com'],
      ['x-logo', 'X', 'https://x.com'],
      ['youtube', 'YouTube', 'https://www.youtube.com'],
      ['linkedin', 'LinkedIn', 'https://www.linkedin.com'],
    ],
    about: 'Siparişiniz mağazadan kapınıza kadar kendi dağıtım ağımızla taşınır; yolunu adım adım izlersiniz.',
    card: 'Kart bilgileriniz 3D Secure ile bankanızda doğrulanır, sitemizde saklanmaz.',
    mobileApp: 'Mobil uygulama',
    apps: [
      ['apple', 'Şuradan indirin', 'App Store', 'https://apps.apple.com/tr'],
      ['google-play', 'Şuradan edinin', 'Google Play', 'https://play.google.com/store/apps'],
    ],
    columns: [
      {
        title: 'Kurumsal',
        links: [
          ['Hakkımızda', '/sayfa/hakkimizda.html'],
          ['İletişim', '/sayfa/iletisim.html'],
          ['Şubeler', '/sayfa/subeler.html'],
          ['Kariyer', '/sayfa/kariyer.html'],
          ['Mağaza Başvurusu', '/magaza-basvuru'],
          ['Mağaza Listesi', '/magaza-liste'],
          ['Çekilişler', '/my/cekilisler'],
          ['Coğrafi İşaretli Ürünler', '/sayfa/cografi-isaretli-urunler.html'],
          ['Site Haritası', '/static/divid'],
        ],
      },
      {
        title: 'Yardım',
        links: [
          ['Sıkça Sorulan Sorular', '/sayfa/sikca-sorulan-sorular.html'],
          ['Sipariş Takip', '/my/siparis-takip'],
          ['İade Prosedürü', '/sayfa/iade-proseduru.html'],
          ['Teslimat Bilgileri', '/sayfa/teslimat.html'],
          ['Ödeme Seçenekleri', '/sayfa/odeme-secenekleri.html'],
          ['Güvenli Alışveriş', '/sayfa/guvenli-alisveris.html'],
          ['Kargomat Teslimatı', '/sayfa/kargomat-ile-teslimat.html'],
        ],
      },
      {
        title: 'Sözleşmeler',
        links: [
          ['Üyelik Sözleşmesi', '/sayfa/uyelik-sozlesmesi.html'],
          ['Mesafeli Satış Sözleşmesi', '/sayfa/mesafeli-satis-sozlesmesi.html'],
          ['Gizlilik', '/sayfa/gizlilik.html'],
          ['Çerez Politikası', '/sayfa/cerez-politikasi.html'],
          ['Aydınlatma Metni', '/sayfa/aydinlatma-metni.html'],
          ['Açık Rıza', '/sayfa/acik-riza.html'],
          ['Erişilebilirlik', '/sayfa/erisilebilirlik.html'],
        ],
      },
    ],
  },
  offline: {
    notice: 'İnternet bağlantınız yok. Gördüğünüz fiyat ve stok eski olabilir; bağlantı gelince yenilenir.',
    page: 'İnternet bağlantınız olmadığı için bu sayfa açılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  },
  error: {
    title: shellMessages.unreachable,
    notFound: 'Aradığınız sayfada bir sorun var. Sayfa taşınmış ya da kaldırılmış olabilir.',
    unavailable: 'Şu anda hizmet veremiyoruz. Sepetiniz ve bilgileriniz güvende; birazdan tekrar deneyin.',
    home: shellMessages.goHome,
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
