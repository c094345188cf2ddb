import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { meyveVeSebzeComments } from './meyve-ve-sebze-comments.ts'

const kilos: VariantVocabulary = {
  name: 'Ağırlık',
  values: [{ name: '1 kg' }, { name: '2 kg', add: 70 }, { name: '3 kg', add: 135 }, { name: '5 kg', add: 250 }],
}
const driedWeights: VariantVocabulary = {
  name: 'Ağırlık',
  values: [{ name: '250 g' }, { name: '500 g', add: 110 }, { name: '1 kg', add: 310 }],
}

/** Where and how it grew, and how it travels: the same for all that comes from a garden. */
const garden = {
  tarim: ['Organik', 'İyi Tarım', 'Aile Bahçesinden', 'Yerli Tohum', 'Günlük Hasat'],
  boy: ['İri Boy', 'Orta Boy', 'Seçme', 'Ekstra'],
  paket: ['Kasada', 'Karton Tablada', 'Kraft Kutuda', 'Hasır Sepette', 'Ahşap Sandıkta'],
}
const freshSentences = [
  'Sabah toplanıp aynı gün yola çıkar.',
  'Yetiştirme biçimi: {tarim}.',
  'Ağırlıkta yüzde beşe kadar fark olabilir.',
  'Ezilmemesi için araları kâğıtla beslenerek paketlenir.',
  'Boy: {boy}. Sofralık olarak seçilmiştir.',
  'Tüketmeden önce bol suyla yıkayınız.',
]

interface Harvest {
  readonly kind: string
  readonly drawing: string
  readonly sorts: readonly string[]
  readonly price: readonly [number, number]
  readonly sentences: readonly string[]
}

/** One kind of fruit or vegetable, since its picture may show nothing else. */
const harvest =
  (category: 'taze-meyve' | 'taze-sebze', brands: readonly string[]) =>
  ({ kind, drawing, sorts, price, sentences }: Harvest): LeafVocabulary => ({
    category,
    brands,
    drawings: [drawing],
    names: [`{cesit} ${kind} {tarim} {paket}`, `{tarim} {cesit} ${kind} {boy}`, `{boy} {cesit} ${kind} {paket}`],
    slots: { ...garden, cesit: sorts },
    price,
    variants: [kilos],
    properties: { Çeşit: ['{cesit}'], Yetiştirme: ['{tarim}'], Boy: ['{boy}'], Ambalaj: ['{paket}'] },
    sentences: [...sentences, ...freshSentences],
    comments: meyveVeSebzeComments[category],
    maxInstallment: 1,
  })
const fruit = harvest('taze-meyve', ['Bahçeden', 'Dalbaşı', 'Meyvelik', 'Yayla Sepeti', 'Kasa Kasa'])
const vegetable = harvest('taze-sebze', ['Bostanlı', 'Tarladan', 'Yeşil Kasa', 'Yayla Sepeti', 'Köy Pazarım'])

const dried = {
  category: 'kuru-meyve',
  comments: meyveVeSebzeComments['kuru-meyve'],
  brands: ['Güneşte', 'Harmancı', 'Kayısıhan', 'Bağbozumu', 'Avuç Avuç'],
  maxInstallment: 1,
  variants: [driedWeights],
  price: [89, 260] as const,
}
const driedSlots = {
  kurutma: ['Gün Kurusu', 'Gölgede Kurutulmuş', 'Fırınlanmış', 'Doğal'],
  boy: ['Jumbo', 'İri Boy', 'Orta Boy', 'Seçme'],
  paket: ['Vakumlu', 'Kilitli Paket', 'Ahşap Kutuda', 'Kraft Paket', 'Bez Torbada'],
  mahsul: ['2025 Mahsulü', '2026 Mahsulü', 'Yeni Mahsul'],
}
const driedProperties = {
  Kurutma: ['{kurutma}'],
  'Tane Boyu': ['{boy}'],
  Ambalaj: ['{paket}'],
  Mahsul: ['{mahsul}'],
}
const driedSentences = [
  'Şeker ve koruyucu katılmadan kurutulmuştur.',
  'Kurutma biçimi: {kurutma}.',
  'Ara öğünde ve hoşafta kullanılır.',
  'Serin yerde, ağzı kapalı saklayınız.',
  'Elle ayıklanıp yıkanmıştır.',
]

export const meyveVeSebze: readonly LeafVocabulary[] = [
  {
    ...dried,
    drawings: ['peach'],
    names: [
      'Malatya Kuru Kayısı {kurutma} {boy} {paket}',
      'Malatya Kayısısı {kurutma} {paket} {mahsul}',
      '{boy} Malatya Kuru Kayısı {paket} {mahsul}',
    ],
    slots: driedSlots,
    properties: driedProperties,
    sentences: [
      '{name}, coğrafi işaretli Malatya kayısısından hazırlandı.',
      'Gün kurusunun koyu rengi kükürt kullanılmadığını gösterir.',
      'İçi yumuşak, tadı bal gibidir.',
      ...driedSentences,
    ],
  },
  {
    ...dried,
    brands: ['Güneşte', 'Bağbozumu', 'Asmalı', 'Üzümköy', 'Avuç Avuç'],
    drawings: ['grapes'],
    names: [
      'Ege Sultani Üzümü {kurutma} {boy} {paket}',
      'Çekirdeksiz Ege Sultani Üzümü {paket} {mahsul}',
      '{kurutma} Ege Sultani Üzümü {paket} {mahsul}',
    ],
    slots: driedSlots,
    properties: driedProperties,
    sentences: [
      '{name}, coğrafi işaretli Ege bağlarından toplandı.',
      'Çekirdeksizdir, çöpünden ayıklanmıştır.',
      'Pilava, keke ve yoğurda yakışır.',
      ...driedSentences,
    ],
  },
  fruit({
    kind: 'Elma',
    drawing: 'red-apple',
    sorts: ['Amasya', 'Starking', 'Gala', 'Fuji'],
    price: [49, 140],
    sentences: ['{name}, sert ve sulu etiyle diş altında ses verir.', 'Buzdolabında haftalarca diri kalır.'],
  }),
  fruit({
    kind: 'Mandalina',
    drawing: 'tangerine',
    sorts: ['Satsuma', 'Bodrum', 'Klemantin', 'Murcott'],
    price: [45, 130],
    sentences: ['{name}, ince kabuğuyla kolay soyulur.', 'Kış aylarının en ferah meyvesidir.'],
  }),
  fruit({
    kind: 'Limon',
    drawing: 'lemon',
    sorts: ['Mayer', 'Lamas', 'Yatak', 'Enterdonat'],
    price: [39, 120],
    sentences: ['{name}, bol suyuyla salataların tadını açar.', 'Kabuğu mumsuzdur, rendelenip kullanılır.'],
  }),
  fruit({
    kind: 'Muz',
    drawing: 'banana',
    sorts: ['Anamur', 'Alanya', 'Gazipaşa', 'Bozyazı'],
    price: [59, 150],
    sentences: ['{name}, kokusu ve tadı yoğun yerli muzdur.', 'Oda ısısında birkaç günde olgunlaşır.'],
  }),
  fruit({
    kind: 'Çilek',
    drawing: 'strawberry',
    sorts: ['Osmanlı', 'Albion', 'Camarosa', 'Yayla'],
    price: [79, 220],
    sentences: ['{name}, mis gibi kokusuyla mutfağı doldurur.', 'Yıkandıktan sonra bekletmeden tüketiniz.'],
  }),
  fruit({
    kind: 'Kiraz',
    drawing: 'cherries',
    sorts: ['Napolyon', 'Dalbastı', 'Karakiraz', 'Yayla'],
    price: [89, 240],
    sentences: ['{name}, sert etli ve çatlamaya dayanıklıdır.', 'Sapları yeşilken toplandığı için tazeliğini korur.'],
  }),
  vegetable({
    kind: 'Domates',
    drawing: 'tomato',
    sorts: ['Salkım', 'Pembe', 'Köy', 'Çanakkale'],
    price: [39, 130],
    sentences: ['{name}, güneşte kızaran, kokusu yerinde bir sofralıktır.', 'Oda ısısında saklandığında tadı artar.'],
  }),
  vegetable({
    kind: 'Patates',
    drawing: 'potato',
    sorts: ['Afyon', 'Niğde', 'Sarı', 'Taze'],
    price: [29, 90],
    sentences: ['{name}, kızartmada da haşlamada da dağılmaz.', 'Karanlık ve serin yerde filizlenmeden saklanır.'],
  }),
  vegetable({
    kind: 'Biber',
    drawing: 'bell-pepper',
    sorts: ['Dolmalık', 'Kaliforniya', 'Tatlı Yeşil', 'Köy'],
    price: [45, 140],
    sentences: ['{name}, etli ve gevrek dokusuyla dolmaya elverişlidir.', 'Közlenip buzlukta saklanabilir.'],
  }),
  vegetable({
    kind: 'Patlıcan',
    drawing: 'eggplant',
    sorts: ['Kemer', 'Bostan', 'Topan', 'Birecik'],
    price: [35, 110],
    sentences: ['{name}, ince kabuğu ve az çekirdeğiyle acı bırakmaz.', 'Közlemeye ve kızartmaya uygundur.'],
  }),
  vegetable({
    kind: 'Salatalık',
    drawing: 'cucumber',
    sorts: ['Çengelköy', 'Silor', 'Kornişon', 'Köy'],
    price: [35, 110],
    sentences: ['{name}, gevrek dokusuyla salataya ferahlık katar.', 'Turşu kurmak için de uygundur.'],
  }),
  vegetable({
    kind: 'Havuç',
    drawing: 'carrot',
    sorts: ['Beypazarı', 'Kaşınhanı', 'Taze', 'Tatlı'],
    price: [29, 90],
    sentences: ['{name}, tatlı ve sulu yapısıyla çiğ yemeye elverişlidir.', 'Yaprakları kesilmiş olarak gönderilir.'],
  }),
  vegetable({
    kind: 'Sarımsak',
    drawing: 'garlic',
    sorts: ['Taşköprü', 'Kuru', 'Beyaz', 'Mor'],
    price: [99, 290],
    sentences: ['{name}, keskin kokusu ve dolgun dişleriyle tanınır.', 'Örgü olarak asıldığında kış boyu dayanır.'],
  }),
]
