import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { meyveVeSebzeComments } from './meyve-ve-sebze-comments.ts'

const kilos: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '1 kg' }, { name: '2 kg' }, { name: '3 kg' }, { name: '5 kg' }],
}
const driedWeights: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '250 g' }, { name: '500 g' }, { name: '1 kg' }],
}

/** Where and how it grew, and how it travels: the same for all that comes from a garden. */
const garden = {
  tarim: ['Organik', 'İyi Tarım', 'Aile Bahçesinden', 'Yerli Tohum', 'Günlük Hasat'],
  boy: ['İri Boy', 'Orta Boy', 'Seçme', 'Ekstra'],
  paket: ['Kasada', 'Karton Tablada', 'Kraft Kutuda', 'Hasır Sepette', 'Ahşap Sandıkta'],
}
/** Price factors of growing and packing. */
const grown = {
  Organik: 1.7,
  'İyi Tarım': 1.2,
  'Yerli Tohum': 1.2,
  'Hasır Sepette': 1.2,
  'Ahşap Sandıkta': 1.15,
  Ekstra: 1.15,
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
  /** Whole lira of a kilogram. */
  readonly price: number
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
    price: { base: price, words: grown },
    variants: [kilos],
    properties: { Çeşit: ['{cesit}'], Yetiştirme: ['{tarim}'], Boy: ['{boy}'], Ambalaj: ['{paket}'] },
    sentences: [...sentences, ...freshSentences],
    comments: meyveVeSebzeComments[category],
    maxInstallment: 1,
  })
export const fruit = harvest('taze-meyve', ['Bahçeden', 'Dalbaşı', 'Meyvelik', 'Yayla Sepeti', 'Meyvekent'])
export const vegetable = harvest('taze-sebze', ['Bostanlı', 'Tarladan', 'Manavcan', 'Yayla Sepeti', 'Köy Pazarım'])

const dried = {
  category: 'kuru-meyve',
  comments: meyveVeSebzeComments['kuru-meyve'],
  brands: ['Güneşhan', 'Harmancı', 'Kayısıhan', 'Bağbozumu', 'Avuçhan'],
  maxInstallment: 1,
  variants: [driedWeights],
  price: { base: 89, words: { Jumbo: 1.25, 'Ahşap Kutuda': 1.25, Üzümü: 0.8 } },
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
    brands: ['Güneşhan', 'Bağbozumu', 'Asmaca', 'Üzümköy', 'Avuçhan'],
    drawings: ['raisins'],
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
    price: 45,
    sentences: ['{name}, sert ve sulu etiyle diş altında ses verir.', 'Buzdolabında haftalarca diri kalır.'],
  }),
  fruit({
    kind: 'Mandalina',
    drawing: 'tangerine',
    sorts: ['Satsuma', 'Bodrum', 'Klemantin', 'Murcott'],
    price: 45,
    sentences: ['{name}, ince kabuğuyla kolay soyulur.', 'Kış aylarının en ferah meyvesidir.'],
  }),
  fruit({
    kind: 'Limon',
    drawing: 'lemon',
    sorts: ['Mayer', 'Lamas', 'Yatak', 'Enterdonat'],
    price: 39,
    sentences: ['{name}, bol suyuyla salataların tadını açar.', 'Kabuğu mumsuzdur, rendelenip kullanılır.'],
  }),
  fruit({
    kind: 'Muz',
    drawing: 'banana',
    sorts: ['Anamur', 'Alanya', 'Gazipaşa', 'Bozyazı'],
    price: 79,
    sentences: ['{name}, kokusu ve tadı yoğun yerli muzdur.', 'Oda ısısında birkaç günde olgunlaşır.'],
  }),
  fruit({
    kind: 'Çilek',
    drawing: 'strawberry',
    sorts: ['Osmanlı', 'Albion', 'Camarosa', 'Yayla'],
    price: 99,
    sentences: ['{name}, mis gibi kokusuyla mutfağı doldurur.', 'Yıkandıktan sonra bekletmeden tüketiniz.'],
  }),
  fruit({
    kind: 'Kiraz',
    drawing: 'cherries',
    sorts: ['Napolyon', 'Dalbastı', 'Karakiraz', 'Yayla'],
    price: 139,
    sentences: ['{name}, sert etli ve çatlamaya dayanıklıdır.', 'Sapları yeşilken toplandığı için tazeliğini korur.'],
  }),
  vegetable({
    kind: 'Domates',
    drawing: 'tomato',
    sorts: ['Salkım', 'Pembe', 'Köy', 'Çanakkale'],
    price: 45,
    sentences: ['{name}, güneşte kızaran, kokusu yerinde bir sofralıktır.', 'Oda ısısında saklandığında tadı artar.'],
  }),
  vegetable({
    kind: 'Patates',
    drawing: 'potato',
    sorts: ['Afyon', 'Niğde', 'Sarı', 'Taze'],
    price: 25,
    sentences: ['{name}, kızartmada da haşlamada da dağılmaz.', 'Karanlık ve serin yerde filizlenmeden saklanır.'],
  }),
  vegetable({
    kind: 'Biber',
    drawing: 'bell-pepper',
    sorts: ['Dolmalık', 'Kaliforniya', 'Tatlı Yeşil', 'Köy'],
    price: 55,
    sentences: ['{name}, etli ve gevrek dokusuyla dolmaya elverişlidir.', 'Közlenip buzlukta saklanabilir.'],
  }),
  vegetable({
    kind: 'Patlıcan',
    drawing: 'eggplant',
    sorts: ['Kemer', 'Bostan', 'Topan', 'Birecik'],
    price: 45,
    sentences: ['{name}, ince kabuğu ve az çekirdeğiyle acı bırakmaz.', 'Közlemeye ve kızartmaya uygundur.'],
  }),
  vegetable({
    kind: 'Salatalık',
    drawing: 'cucumber',
    sorts: ['Çengelköy', 'Silor', 'Kornişon', 'Köy'],
    price: 39,
    sentences: ['{name}, gevrek dokusuyla salataya ferahlık katar.', 'Turşu kurmak için de uygundur.'],
  }),
  vegetable({
    kind: 'Havuç',
    drawing: 'carrot',
    sorts: ['Beypazarı', 'Kaşınhanı', 'Taze', 'Tatlı'],
    price: 32,
    sentences: ['{name}, tatlı ve sulu yapısıyla çiğ yemeye elverişlidir.', 'Yaprakları kesilmiş olarak gönderilir.'],
  }),
  vegetable({
    kind: 'Sarımsak',
    drawing: 'garlic',
    sorts: ['Taşköprü', 'Kuru', 'Beyaz', 'Mor'],
    price: 149,
    sentences: ['{name}, keskin kokusu ve dolgun dişleriyle tanınır.', 'Örgü olarak asıldığında kış boyu dayanır.'],
  }),
]
