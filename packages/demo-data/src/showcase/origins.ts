/** A registered geographic indication, and the words by which the seed recognises a product of it. */
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
  /** Meaning of its name. */
  readonly named?: RegExp
}

type Known = Pick<SeedOrigin, 'category' | 'facets' | 'named'>
const cheese = (kind: string): Known => ({ category: 'peynir', facets: [`Çeşit:${kind}`] })
const from =
  (category: string) =>
  (place: string): Known => ({ category, facets: [`Yöre:${place}`] })
const olives = from('zeytin')
const honey = from('bal')
const oil = from('zeytinyagi')
const delight = from('lokum')
const named = (category: string, words: RegExp): Known => ({ category, facets: [], named: words })

const origins: readonly (readonly [readonly [string, string, string, string], string, Known])[] = [
  [
    ['kars-kasari', 'Kars Kaşarı', 'Kars', 'Doğu Anadolu'],
    'Yüksek yayla sütünden yapılır, en az üç ay dinlendirilir.',
    cheese('Kars Kaşarı'),
  ],
  [
    ['ezine-peyniri', 'Ezine Peyniri', 'Çanakkale', 'Marmara'],
    'Kaz Dağları eteğinde otlayan koyun, keçi ve ineğin sütünden.',
    cheese('Ezine Peyniri'),
  ],
  [
    ['edirne-beyaz-peyniri', 'Edirne Beyaz Peyniri', 'Edirne', 'Marmara'],
    'Trakya meralarının sütünden, salamurada olgunlaşır.',
    cheese('Edirne Beyaz Peyniri'),
  ],
  [
    ['erzincan-tulum-peyniri', 'Erzincan Tulum Peyniri', 'Erzincan', 'Doğu Anadolu'],
    'Akkaraman koyununun sütünden, deri tulumda olgunlaşır.',
    cheese('Erzincan Tulum Peyniri'),
  ],
  [
    ['diyarbakir-orgu-peyniri', 'Diyarbakır Örgü Peyniri', 'Diyarbakır', 'Güneydoğu Anadolu'],
    'Haşlanan hamuru elde örülür, tuzlu suda bekler.',
    cheese('Diyarbakır Örgü Peyniri'),
  ],
  [
    ['malkara-eski-kasar', 'Malkara Eski Kaşar Peyniri', 'Tekirdağ', 'Marmara'],
    'Koyun ağırlıklı sütten, en az altı ay olgunlaşır.',
    cheese('Malkara Eski Kaşar'),
  ],
  [
    ['manyas-kelle-peyniri', 'Manyas Kelle Peyniri', 'Balıkesir', 'Marmara'],
    'Kalın kabuklu, yoğun tuzlu; rendelenerek de yenir.',
    cheese('Manyas Kelle Peyniri'),
  ],
  [
    ['van-otlu-peyniri', 'Van Otlu Peyniri', 'Van', 'Doğu Anadolu'],
    'İlkbaharda toplanan yabani otlarla, toprağa gömülerek olgunlaşır.',
    cheese('Van Otlu Peyniri'),
  ],
  [
    ['gemlik-zeytini', 'Gemlik Zeytini', 'Bursa', 'Marmara'],
    'İnce kabuklu, küçük çekirdekli siyah sofralık zeytin.',
    olives('Gemlik'),
  ],
  [
    ['edremit-yesil-cizik-zeytini', 'Edremit Körfezi Yeşil Çizik Zeytini', 'Balıkesir', 'Ege'],
    'Elle çizilir, suda tatlandırılır.',
    olives('Edremit Körfezi Yeşil Çizik'),
  ],
  [
    ['akhisar-domat-zeytini', 'Akhisar Domat Zeytini', 'Manisa', 'Ege'],
    'İri taneli yeşil zeytin; kırma ya da dolgulu yenir.',
    olives('Akhisar Domat'),
  ],
  [
    ['akhisar-uslu-zeytini', 'Akhisar Uslu Zeytini', 'Manisa', 'Ege'],
    'Etli, az tuzlu siyah zeytin; salamurada tatlanır.',
    olives('Akhisar Uslu'),
  ],
  [
    ['aydin-yamalak-sarisi-zeytini', 'Aydın Yamalak Sarısı Zeytini', 'Aydın', 'Ege'],
    'Sarıya çalan yeşil taneleri kırılarak tatlandırılır.',
    olives('Aydın Yamalak Sarısı'),
  ],
  [
    ['derik-halhali-zeytini', 'Derik Halhalı Zeytini', 'Mardin', 'Güneydoğu Anadolu'],
    'Küçük taneli, yağı bol; odun külüyle de tatlandırılır.',
    olives('Derik Halhalı'),
  ],
  [
    ['tarsus-sariulak-zeytini', 'Tarsus Sarıulak Zeytini', 'Mersin', 'Akdeniz'],
    'Çukurova’nın iri taneli yeşil kırma zeytini.',
    olives('Tarsus Sarıulak'),
  ],
  [
    ['anzer-bali', 'Anzer Balı', 'Rize', 'Karadeniz'],
    'Anzer yaylasının doksandan çok çiçeğinden, yılda bir kez sağılır.',
    honey('Anzer'),
  ],
  [
    ['ardahan-cicek-bali', 'Ardahan Çiçek Balı', 'Ardahan', 'Doğu Anadolu'],
    'Kafkas arısının iki bin metredeki yaylalardan topladığı bal.',
    honey('Ardahan'),
  ],
  [
    ['bingol-bali', 'Bingöl Balı', 'Bingöl', 'Doğu Anadolu'],
    'Geven ve kekik çiçeğinin ağır bastığı yayla balı.',
    honey('Bingöl'),
  ],
  [
    ['bitlis-bali', 'Bitlis Balı', 'Bitlis', 'Doğu Anadolu'],
    'Nemrut eteklerinin açık renkli çiçek balı.',
    honey('Bitlis'),
  ],
  [
    ['pervari-bali', 'Pervari Balı', 'Siirt', 'Güneydoğu Anadolu'],
    'Karakovan petekleriyle bilinen, yoğun kokulu bal.',
    honey('Pervari'),
  ],
  [
    ['semdinli-bali', 'Şemdinli Balı', 'Hakkâri', 'Doğu Anadolu'],
    'Sınır dağlarının endemik çiçeklerinden, kış boyu süzülmeden bekler.',
    honey('Şemdinli'),
  ],
  [['zara-bali', 'Zara Balı', 'Sivas', 'İç Anadolu'], 'Yüksek bozkırın kekik ve korunga çiçeklerinden.', honey('Zara')],
  [
    ['ayvalik-zeytinyagi', 'Ayvalık Zeytinyağı', 'Balıkesir', 'Ege'],
    'Altın sarısı, meyvemsi; hasattan sonraki gün sıkılır.',
    oil('Ayvalık'),
  ],
  [
    ['milas-zeytinyagi', 'Milas Zeytinyağı', 'Muğla', 'Ege'],
    'Memecik zeytininden, acılığı ve yakıcılığı belirgin.',
    oil('Milas'),
  ],
  [
    ['aydin-memecik-zeytinyagi', 'Aydın Memecik Zeytinyağı', 'Aydın', 'Ege'],
    'Menderes ovasının erken hasat, yoğun kokulu yağı.',
    oil('Aydın Memecik'),
  ],
  [
    ['edremit-zeytinyagi', 'Edremit Zeytinyağı', 'Balıkesir', 'Ege'],
    'Körfezin yumuşak içimli, açık renkli yağı.',
    oil('Edremit'),
  ],
  [
    ['guney-ege-zeytinyaglari', 'Güney Ege Zeytinyağları', 'Muğla', 'Ege'],
    'Memecik ağırlıklı harmanın dengeli acılığı.',
    oil('Güney Ege'),
  ],
  [
    ['kilis-zeytinyagi', 'Kilis Zeytinyağı', 'Kilis', 'Güneydoğu Anadolu'],
    'Kilis yağlık zeytininden, yüksek oleik asitli.',
    oil('Kilis'),
  ],
  [
    ['nizip-zeytinyagi', 'Nizip Zeytinyağı', 'Gaziantep', 'Güneydoğu Anadolu'],
    'Nizip yağlık zeytininin bademsi yağı.',
    oil('Nizip'),
  ],
  [
    ['osmaniye-yerfistigi', 'Osmaniye Yerfıstığı', 'Osmaniye', 'Akdeniz'],
    'İnce kabuklu, dolgun taneli; kabuğuyla kavrulur.',
    named('kuruyemis', /Osmaniye Yer Fıstığı/),
  ],
  [
    ['aydin-kestanesi', 'Aydın Kestanesi', 'Aydın', 'Ege'],
    'Zarından kolay ayrılan, tatlı ve unlu kestane.',
    named('kuruyemis', /Aydın Kestanesi/),
  ],
  [
    ['afyon-lokumu', 'Afyon Lokumu', 'Afyonkarahisar', 'Ege'],
    'Manda kaymağıyla ya da fıstıkla, elde çevrilerek pişer.',
    delight('Afyon'),
  ],
  [
    ['safranbolu-lokumu', 'Safranbolu Lokumu', 'Karabük', 'Karadeniz'],
    'Yörenin safranıyla, dişe yapışmayan kıvamda.',
    delight('Safranbolu'),
  ],
  [
    ['malatya-kayisisi', 'Malatya Kayısısı', 'Malatya', 'Doğu Anadolu'],
    'Şekeri yüksek Hacıhaliloğlu çeşidi, güneşte kurutulur.',
    named('kuru-meyve', /Malatya/),
  ],
  [
    ['ege-sultani-uzumu', 'Ege Sultani Üzümü', 'Manisa', 'Ege'],
    'Gediz ovasının çekirdeksiz üzümü, sergide kurutulur.',
    named('kuru-meyve', /Ege Sultani/),
  ],
]

export const seedOrigins: readonly SeedOrigin[] = origins.map(([[slug, name, city, region], note, known], index) => ({
  id: index + 1,
  slug,
  name,
  city,
  region,
  note,
  ...known,
}))

/** The origin of a product, by its category, properties and name; most have none. */
export const originOf = (category: string, facets: readonly string[], name: string): number | null =>
  seedOrigins.find(
    (one) =>
      one.category === category &&
      one.facets.every((facet) => facets.includes(facet)) &&
      (one.named === undefined || one.named.test(name)),
  )?.id ?? null
