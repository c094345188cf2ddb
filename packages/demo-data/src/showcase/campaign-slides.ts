/** Slides over the list of campaigns; every link leads to a page that there is. */
export const campaignSlides = [
  {
    image: 'scene.gift',
    link: '/firsat/super-firsat',
    tone: 'plum',
    text: {
      kicker: 'Süper Fırsatlar',
      headline: 'Her gün dört ayrı saatte onar yeni fırsat',
      slogan: 'Saati geldiğinde başlar, bittiğinde yerini yenisine bırakır.',
      disclaimer: 'Stoklarla sınırlıdır.',
      button: 'Fırsatlara bak',
    },
  },
  {
    image: 'scene.local-tastes',
    link: '/koleksiyon/cografi-isaretli-urunler',
    tone: 'saffron',
    text: {
      kicker: 'Coğrafi işaretli ürünler',
      headline: 'Yöresinden gelen lezzetler',
      slogan: 'Bölge bölge yöresel lezzetler.',
      disclaimer: '',
      button: 'Çarşıyı gez',
    },
  },
]
