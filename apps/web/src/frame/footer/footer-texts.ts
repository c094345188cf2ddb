/** Texts of the footer below most pages. */
export const footerTexts = {
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
} as const
