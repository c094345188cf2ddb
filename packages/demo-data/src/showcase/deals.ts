/**
 * Deals of the year in the order of the deals page; the first one runs in hours, the others on their days. One that its name
 * keeps to some categories says which, one that takes off more than others how many percent.
 */
export const seedDeals = [
  {
    slug: 'super-firsat',
    title: 'Süper Fırsatlar',
    slogan: 'Günde dört kez yenilenen, saatli fırsatlar',
    note: 'Her fırsat saatinde on ürünün fiyatı düşer; saat bitince fiyat eski hâline döner. Sıradaki saatlerin fiyatları önceden yazılıdır.',
    percents: [10, 15, 20, 25, 30],
    image: 'scene.gift',
    tone: 'petrol',
    when: { kind: 'hours' },
  },
  {
    slug: 'super-pazartesi',
    title: 'Süper Pazartesi',
    slogan: 'Haftaya indirimle başlayın',
    note: 'Her pazartesi 00.00’da başlar, gece yarısı biter; fiyatlar yalnızca o gün geçerlidir. Ürünler her hafta yeniden seçilir.',
    image: 'scene.coffee',
    tone: 'saffron',
    when: { kind: 'weekday', day: 1 },
  },
  {
    slug: 'harika-kasim',
    title: 'Harika Kasım',
    slogan: 'Kasım boyunca süren indirimler',
    note: '1 Kasım’da başlar, 30 Kasım gece yarısı biter; fiyatlar kasım boyunca geçerlidir.',
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

/** The two shopping days of November, with their own pages. */
export const seedDayDeals = [
  {
    slug: 'efsane-cuma',
    title: 'Efsane Cuma',
    slogan: 'Kasımın son cuması, yalnızca bugün',
    note: 'Kasımın son cuması 00.00’da başlar, gece yarısı biter; fiyatlar yalnızca o gün geçerlidir.',
    image: 'scene.phones',
    tone: 'plum',
    when: { kind: 'last-weekday', day: 5, month: 11 },
    percents: [15, 20, 25, 30, 35],
  },
  {
    slug: 'siber-pazartesi',
    title: 'Siber Pazartesi',
    slogan: 'Bilgisayar, oyun ve akıllı cihazlarda bir gün',
    note: 'Kasımın son cumasını izleyen pazartesi 00.00’da başlar, gece yarısı biter; fiyatlar yalnızca o gün geçerlidir.',
    image: 'scene.computers',
    tone: 'petrol',
    when: { kind: 'last-weekday', day: 5, month: 11, plus: 3 },
    categories: ['bilgisayar', 'oyun-ve-konsol', 'giyilebilir-teknoloji', 'fotograf-ve-kamera'],
    percents: [15, 20, 25, 30],
  },
] as const
