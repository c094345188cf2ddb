import { colours, sizes, softColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const care = [
  '30 derecede yıkayınız.',
  'Etiketi sökülünce kaşındırmaz.',
  'Dikişleri çift iğneyle sağlamlaştırılmıştır.',
]

/** What everybody wears at home, and what lies in the bathroom. */
export const staplesOfTheWardrobe: readonly LeafVocabulary[] = [
  {
    category: 'esofman',
    drawings: ['pyjamas'],
    aspects: 'pijama',
    brands: ['Sadecan', 'Kumaşçı', 'Pamukçuk', 'Uykuluk'],
    names: ['{cins} Pijama Takımı {kumas} {kol}', '{cins} {desen} Pijama Takımı {kumas}'],
    slots: {
      cins: ['Kadın', 'Erkek', 'Çocuk'],
      kumas: ['Pamuklu', 'Penye', 'Polar'],
      kol: ['Uzun Kollu', 'Kısa Kollu'],
      desen: ['Çizgili', 'Yıldızlı', 'Düz'],
    },
    price: { base: 449, words: { Polar: 1.25, Çocuk: 0.75, 'Uzun Kollu': 1.1 } },
    variants: [softColours, sizes],
    properties: { Kumaş: ['{kumas}'], Cinsiyet: ['{cins}'], Kol: ['{kol}'] },
    sentences: ['{name}, üst ve alttan oluşur.', 'Beli yumuşak lastiklidir.', 'Yıkandıkça yumuşar.', ...care],
  },
  {
    category: 'kadin-kazak',
    drawings: ['cardigan'],
    aspects: 'hirka',
    brands: ['Lavin', 'Moda Evim', 'Sadecan', 'Mimozalı'],
    names: ['Kadın {boy} Hırka {kumas}', 'Kadın Düğmeli Hırka {kumas} {desen}', 'Kadın Örgü Hırka {boy} {kumas}'],
    slots: { boy: ['Uzun', 'Kısa'], kumas: ['Akrilik', 'Pamuk', 'Yün Karışımlı'], desen: ['Düz', 'Saç Örgülü'] },
    price: { base: 549, words: { 'Yün Karışımlı': 1.5, Uzun: 1.2, 'Saç Örgülü': 1.15 } },
    variants: [colours, sizes],
    properties: { Kumaş: ['{kumas}'], Boy: ['{boy}'] },
    sentences: [
      '{name}, gömleğin üzerine de elbisenin üzerine de giyilir.',
      'İki cebi vardır.',
      'Tüylenmesi azdır.',
      ...care,
    ],
  },
  {
    category: 'erkek-kazak',
    drawings: ['cardigan'],
    aspects: 'hirka',
    brands: ['Kumaşçı', 'Sadecan', 'Beyefendi', 'Delikanlı'],
    names: ['Erkek {yaka} Hırka {kumas}', 'Erkek Fermuarlı Hırka {kumas}', 'Erkek Örgü Hırka {yaka} {kumas}'],
    slots: { yaka: ['V Yaka', 'Şal Yaka'], kumas: ['Akrilik', 'Pamuk', 'Yün Karışımlı'] },
    price: { base: 599, words: { 'Yün Karışımlı': 1.5, 'Şal Yaka': 1.15 } },
    variants: [colours, sizes],
    properties: { Kumaş: ['{kumas}'], Yaka: ['{yaka}'] },
    sentences: ['{name}, gömlekle de tişörtle de giyilir.', 'İki cebi vardır.', 'Kolları lastiklidir.', ...care],
  },
  {
    category: 'tarak-ve-firca',
    drawings: ['nail-clippers'],
    aspects: 'tirnak-makasi',
    brands: ['Tarakçı', 'Bakımlı', 'Gülümse', 'Pamucak'],
    names: [
      'Tırnak Makası {boy} {ozellik}',
      'Ayak İçin {ozellik} Tırnak Makası {boy}',
      'Tırnak Makası ve Törpü {boy} {ozellik}',
    ],
    slots: { boy: ['Küçük Boy', 'Büyük Boy'], ozellik: ['Törpülü', 'Kutulu', 'Çelik'] },
    price: { base: 59, words: { 'Büyük Boy': 1.25, Kutulu: 1.3, Törpülü: 1.1 } },
    variants: [],
    properties: { Boy: ['{boy}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, paslanmaz çeliktendir.',
      'Ağzı bileylidir, koparmadan keser.',
      'Kesilen parçaları haznesinde tutar.',
      'Çantada taşınacak kadar küçüktür.',
    ],
  },
]
