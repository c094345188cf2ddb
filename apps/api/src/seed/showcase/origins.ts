/** A registered geographic indication, and by what the seed knows a product of it. */
interface SeedOrigin {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly region: string
  readonly note: string
  readonly category: string
  /** Properties a product of it has, as `Name:Value`. */
  readonly facets: readonly string[]
  /** What its name says. */
  readonly named?: RegExp
}

const origin = (
  id: number,
  [slug, name, city, region]: readonly [string, string, string, string],
  note: string,
  known: Pick<SeedOrigin, 'category' | 'facets' | 'named'>,
): SeedOrigin => ({ id, slug, name, city, region, note, ...known })

export const seedOrigins: readonly SeedOrigin[] = [
  origin(
    1,
    ['kars-kasari', 'Kars Kaşarı', 'Kars', 'Doğu Anadolu'],
    'Yüksek yayla sütünden yapılır, en az üç ay dinlendirilir.',
    { category: 'peynir', facets: ['Tür:Eski Kaşar', 'Yöre:Kars'] },
  ),
  origin(
    2,
    ['kars-gravyeri', 'Kars Gravyeri', 'Kars', 'Doğu Anadolu'],
    'İri gözlü, sarı hamurlu; bakır kazanda mayalanır.',
    { category: 'peynir', facets: ['Tür:Gravyer', 'Yöre:Kars'] },
  ),
  origin(
    3,
    ['ezine-peyniri', 'Ezine Peyniri', 'Çanakkale', 'Marmara'],
    'Kaz Dağları eteğinde otlayan koyun, keçi ve ineğin sütünden.',
    { category: 'peynir', facets: ['Tür:Ezine', 'Yöre:Ezine'] },
  ),
  origin(
    4,
    ['erzincan-tulum-peyniri', 'Erzincan Tulum Peyniri', 'Erzincan', 'Doğu Anadolu'],
    'Akkaraman koyununun sütünden, deri tulumda olgunlaşır.',
    { category: 'peynir', facets: ['Tür:Tulum', 'Yöre:Erzincan'] },
  ),
  origin(
    5,
    ['bergama-tulum-peyniri', 'Bergama Tulum Peyniri', 'İzmir', 'Ege'],
    'Kozak yaylasının koyun sütünden, salamurada bekletilir.',
    { category: 'peynir', facets: ['Tür:Tulum', 'Yöre:Bergama'] },
  ),
  origin(
    6,
    ['gemlik-zeytini', 'Gemlik Zeytini', 'Bursa', 'Marmara'],
    'İnce kabuklu, küçük çekirdekli siyah sofralık zeytin.',
    { category: 'zeytin', facets: ['Tür:Siyah Sele', 'Yöre:Gemlik'] },
  ),
  origin(
    7,
    ['edremit-yesil-cizik-zeytini', 'Edremit Körfezi Yeşil Çizik Zeytini', 'Balıkesir', 'Ege'],
    'Elle çizilir, suda tatlandırılır.',
    { category: 'zeytin', facets: ['Tür:Çizik', 'Yöre:Edremit'] },
  ),
  origin(
    8,
    ['akhisar-domat-zeytini', 'Akhisar Domat Zeytini', 'Manisa', 'Ege'],
    'İri taneli yeşil zeytin; kırma ya da dolgulu yenir.',
    { category: 'zeytin', facets: ['Tür:Yeşil Kırma', 'Yöre:Akhisar'] },
  ),
  origin(
    9,
    ['mugla-cam-bali', 'Muğla Çam Balı', 'Muğla', 'Ege'],
    'Kızılçamdaki salgıdan gelir, koyu renklidir, geç kristalleşir.',
    { category: 'bal', facets: ['Tür:Çam', 'Yöre:Muğla'] },
  ),
  origin(10, ['kars-bali', 'Kars Balı', 'Kars', 'Doğu Anadolu'], 'İki bin metredeki yaylaların çiçek balı.', {
    category: 'bal',
    facets: ['Tür:Çiçek', 'Yöre:Kars'],
  }),
  origin(
    11,
    ['anzer-bali', 'Anzer Balı', 'Rize', 'Karadeniz'],
    'Anzer yaylasının doksandan çok çiçeğinden, yılda bir kez sağılır.',
    { category: 'bal', facets: ['Tür:Çiçek', 'Yöre:Rize'] },
  ),
  origin(
    12,
    ['ayvalik-zeytinyagi', 'Ayvalık Zeytinyağı', 'Balıkesir', 'Ege'],
    'Altın sarısı, meyvemsi; hasattan sonraki gün sıkılır.',
    { category: 'zeytinyagi', facets: ['Tür:Soğuk Sıkım'] },
  ),
  origin(
    13,
    ['milas-zeytinyagi', 'Milas Zeytinyağı', 'Muğla', 'Ege'],
    'Memecik zeytininden, acılığı ve yakıcılığı belirgin.',
    { category: 'zeytinyagi', facets: ['Tür:Naturel Sızma'] },
  ),
  origin(
    14,
    ['malatya-kayisisi', 'Malatya Kayısısı', 'Malatya', 'Doğu Anadolu'],
    'Şekeri yüksek Hacıhaliloğlu çeşidi, güneşte kurutulur.',
    { category: 'kuru-meyve', facets: ['Meyve:Kayısı'], named: /^(?:Malatya|Gün)/ },
  ),
  origin(
    15,
    ['aydin-inciri', 'Aydın İnciri', 'Aydın', 'Ege'],
    'Sarılop çeşidi; ağaçta kuruyup yere düşünce toplanır.',
    { category: 'kuru-meyve', facets: ['Meyve:İncir'], named: /^(?:Aydın|Gün)/ },
  ),
  origin(
    16,
    ['manisa-sultani-uzumu', 'Manisa Sultani Çekirdeksiz Üzümü', 'Manisa', 'Ege'],
    'Gediz ovasının çekirdeksiz üzümü, sergide kurutulur.',
    { category: 'kuru-meyve', facets: ['Meyve:Üzüm'], named: /^(?:Manisa|Gün)/ },
  ),
  origin(17, ['amasya-elmasi', 'Amasya Elması', 'Amasya', 'Karadeniz'], 'Misket çeşidi; kokusu dolabı doldurur.', {
    category: 'taze-meyve',
    facets: ['Meyve:Elma'],
    named: /^Amasya/,
  }),
  origin(
    18,
    ['finike-portakali', 'Finike Portakalı', 'Antalya', 'Akdeniz'],
    'İnce kabuklu, çekirdeksiz, bol sulu kış portakalı.',
    { category: 'taze-meyve', facets: ['Meyve:Portakal'], named: /^Finike/ },
  ),
]

/** The origin of a product, by its category, properties and name; most have none. */
export const originOf = (category: string, facets: readonly string[], name: string): number | null =>
  seedOrigins.find(
    (one) =>
      one.category === category &&
      one.facets.every((facet) => facets.includes(facet)) &&
      (one.named === undefined || one.named.test(name)),
  )?.id ?? null
