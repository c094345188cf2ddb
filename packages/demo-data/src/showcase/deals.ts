/**
 * Deals of the year in the order of the deals page; the first one runs in hours, the others on their days. One that its name
 * keeps to some categories says which.
 */
export const seedDeals = [
  {
    slug: 'super-firsat',
    title: 'Süper Fırsatlar',
    slogan: 'Günde dört kez yenilenen, saatli fırsatlar',
    note: 'Her fırsat saatinde indirimdeki on ürün öne çıkar. İndirim oranı son 30 günün en düşük fiyatına göre hesaplanır.',
    image: 'scene.gift',
    tone: 'petrol',
    when: { kind: 'hours' },
  },
  {
    slug: 'super-pazartesi',
    title: 'Süper Pazartesi',
    slogan: 'Haftaya indirimle başlayın',
    note: 'Her pazartesi 00.00’da başlar, gece yarısı biter. Ürünler her hafta yeniden seçilir.',
    image: 'scene.coffee',
    tone: 'saffron',
    when: { kind: 'weekday', day: 1 },
  },
  {
    slug: 'harika-kasim',
    title: 'Harika Kasım',
    slogan: 'Kasım boyunca süren indirimler',
    note: '1 Kasım’da başlar, 30 Kasım gece yarısı biter. İndirim oranı son 30 günün en düşük fiyatına göre hesaplanır.',
    image: 'scene.appliances',
    tone: 'plum',
    when: { kind: 'dates', from: '11-01', to: '11-30' },
  },
  {
    slug: 'yilin-son-pazari',
    title: 'Yılın Son Pazarı',
    slogan: 'Yeni yıldan önceki son pazar gününe özel',
    note: 'Aralık ayının son pazar günü, yalnızca o gün geçerlidir.',
    image: 'scene.winter-clothes',
    tone: 'mint',
    when: { kind: 'last-weekday', day: 0, month: 12 },
    categories: ['kadin-giyim', 'erkek-giyim', 'aksesuar', 'ev-tekstili', 'dekorasyon', 'kucuk-ev-aletleri', 'oyuncak'],
  },
  {
    slug: 'sevgililer-gunu',
    title: 'Sevgililer Günü',
    slogan: 'Sevdiğinize yetişecek hediyeler',
    note: '7 Şubat’ta başlar, 14 Şubat gece yarısı biter.',
    image: 'scene.cosmetics',
    tone: 'sand',
    when: { kind: 'dates', from: '02-07', to: '02-14' },
    categories: [
      'saat-ve-taki',
      'kadin-parfum',
      'erkek-parfum',
      'makyaj',
      'kadin-canta',
      'cuzdan',
      'atki-ve-esarp',
      'cikolata',
      'lokum',
      'mum',
    ],
  },
] as const
