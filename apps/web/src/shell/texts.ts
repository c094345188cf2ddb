import { cartMessages, shellMessages } from '@market/domain'

/** Texts of the frame around every page. */
export const shellTexts = {
  skip: 'İçeriğe geç',
  motto: 'Güvenli alışverişin adresi',
  categories: 'Kategoriler',
  superDeals: 'Süper Fırsatlar',
  search: {
    label: 'Ürün ara',
    placeholder: 'Ürün, marka veya mağaza ara',
    submit: 'Ara',
    inCategory: 'içinde',
    products: 'Ürünler',
    categories: 'Kategoride ara',
    all: (q: string) => `“${q}” için tüm sonuçlar`,
    none: shellMessages.nothingFound,
    count: (n: number) => `${n} öneri`,
  },
  account: { signUp: 'Üye Ol', login: 'Giriş Yap', mine: 'Hesabım', logout: 'Çıkış', label: 'Hesap' },
  robotCheck: {
    label: 'Robot değilim',
    working: 'Doğrulanıyor…',
    solved: 'Robot olmadığınız doğrulandı',
    unavailable: 'Robot doğrulaması şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin.',
  },
  cart: { title: 'Sepetim', count: (n: number) => `Sepetinizde ${n} ürün var` },
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
    ['Hasar Sorgulama', '/sayfa/arac-km-sorgulama.html#hasar'],
  ],
  footer: {
    about:
      'Siparişiniz mağazadan kapınıza kadar kendi dağıtım ağımızla taşınır. Ürün elinize ulaşana dek ödemeniz güvendedir.',
    card: 'Kart bilgileriniz 3D Secure ile bankanızda doğrulanır, sitemizde saklanmaz.',
    columns: [
      {
        title: 'Kurumsal',
        links: [
          ['Hakkımızda', '/sayfa/hakkimizda.html'],
          ['İletişim', '/sayfa/iletisim.html'],
          ['Mağaza Başvurusu', '/magaza-basvuru'],
          ['Mağaza Listesi', '/magaza-liste'],
          ['Coğrafi İşaretli Ürünler', '/sayfa/cografi-isaretli-urunler.html'],
        ],
      },
      {
        title: 'Yardım',
        links: [
          ['Sıkça Sorulan Sorular', '/sayfa/sikca-sorulan-sorular.html'],
          ['Sipariş Takip', '/my/siparis-takip'],
          ['İade Prosedürü', '/sayfa/iade-proseduru.html'],
          ['Güvenli Alışveriş', '/sayfa/guvenli-alisveris.html'],
          ['Kargomat Teslimatı', '/sayfa/kargomat-ile-teslimat.html'],
        ],
      },
      {
        title: 'Sözleşmeler',
        links: [
          ['Üyelik Sözleşmesi', '/sayfa/uyelik-sozlesmesi.html'],
          ['Gizlilik', '/sayfa/gizlilik.html'],
          ['Çerez Politikası', '/sayfa/cerez-politikasi.html'],
          ['Aydınlatma Metni', '/sayfa/aydinlatma-metni.html'],
          ['Açık Rıza', '/sayfa/acik-riza.html'],
        ],
      },
    ],
  },
  error: {
    title: shellMessages.unreachable,
    notFound: 'Aradığınız sayfada bir sorun var. Sayfa taşınmış ya da kaldırılmış olabilir.',
    unavailable: 'Şu anda mağazaya ulaşamıyoruz. Sepetiniz ve bilgileriniz duruyor; birazdan tekrar deneyin.',
    home: shellMessages.goHome,
    retry: 'Tekrar dene',
  },
  product: {
    addToCart: 'Sepete ekle',
    choose: 'Seçenekleri gör',
    soldOut: 'Tükendi',
    free: cartMessages.freeCargo,
    geographic: 'Coğrafi İşaretli',
    fast: 'Hızlı teslimat',
    off: (percent: number) => `%${percent}`,
    offLabel: (percent: number) => `Yüzde ${percent} indirim`,
  },
  added: {
    title: shellMessages.success,
    text: cartMessages.added,
    go: 'Sepete git',
    stay: 'Alışverişe devam',
  },
  failed: {
    title: shellMessages.failure,
    close: 'Tamam',
    offline: 'Bağlantı kurulamadı. İnternetinizi kontrol edip tekrar deneyin.',
    unreadable: 'Beklenmeyen bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
    session: 'Oturumunuz yenilenemedi. Lütfen sayfayı yenileyin.',
  },
} as const
