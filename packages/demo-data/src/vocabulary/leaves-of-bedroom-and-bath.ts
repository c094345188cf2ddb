import { softColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const cabinet = {
  category: 'komodin-ve-sifonyer',
  brands: ['Meşekapı', 'Yuvasın', 'Lamina', 'Evcimen'],
  variants: [],
}
const cover = { category: 'koltuk-ortusu', brands: ['Örtüm', 'Keteniye', 'Pamukhan', 'Döşemen'] }
const bath = { category: 'bebek-kuveti-ve-lazimlik', brands: ['Köpük Bebe', 'Minik Kuş', 'Yuvasın', 'Tıpış'] }

/** What stands beside a bed, lies on a sofa, and what a baby is bathed in. */
export const leavesOfBedroomAndBath: readonly LeafVocabulary[] = [
  {
    ...cabinet,
    aspects: 'komodin',
    drawings: ['bedside-table'],
    names: [
      'Komodin {cekmece} Çekmeceli {renk}',
      'Ayaklı Komodin {cekmece} Çekmeceli {renk}',
      'Kulplu Komodin {cekmece} Çekmeceli {renk}',
    ],
    slots: { cekmece: ['1', '2', '3'], renk: ['Meşe', 'Ceviz', 'Akçaağaç'] },
    price: { base: 1_190, by: { cekmece: 0.35 }, words: { Ceviz: 1.1, Ayaklı: 1.15 } },
    properties: { Çekmece: ['{cekmece}'], Renk: ['{renk}'] },
    sentences: [
      '{name}, yatak boyuyla bir hizada durur.',
      'Çekmeceleri raylıdır, sonuna kadar açılır.',
      'Suntalamdandır, nemli bezle silinir.',
      'Kurulum vidaları kutudadır.',
    ],
  },
  {
    ...cabinet,
    aspects: 'sifonyer',
    drawings: ['chest-of-drawers'],
    names: [
      'Şifonyer {cekmece} Çekmeceli {ek}',
      'Geniş Şifonyer {cekmece} Çekmeceli {ek}',
      'Yatak Odası Şifonyeri {cekmece} Çekmeceli {ek}',
    ],
    slots: { cekmece: ['4', '6', '8'], ek: ['Ahşap Tablalı', 'Frenli Raylı', 'Metal Kulplu'] },
    price: { base: 3_490, by: { cekmece: 0.6 }, words: { Geniş: 1.2, Frenli: 1.1 } },
    properties: { Çekmece: ['{cekmece}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, kazağı da nevresimi de alır.',
      'Çekmeceleri raylıdır, sıkışmaz.',
      'Duvara sabitleme aparatı kutudadır, çocuklu evde kullanınız.',
      'Nemli bezle silinir.',
    ],
  },
  {
    ...cover,
    aspects: 'koltuk-ortusu',
    drawings: ['sofa-cover'],
    names: [
      'Koltuk Örtüsü {kisi} {kumas}',
      'Lastikli Koltuk Örtüsü {kisi} {kumas}',
      'Kaymaz Koltuk Örtüsü {kisi} {kumas}',
    ],
    slots: { kisi: ['İkili', 'Üçlü', 'Takım'], kumas: ['Jakarlı', 'Likralı', 'Pamuklu'] },
    price: { base: 449, words: { Üçlü: 1.25, Takım: 2.4, Jakarlı: 1.15 } },
    variants: [],
    properties: { Boy: ['{kisi}'], Kumaş: ['{kumas}'] },
    sentences: [
      '{name}, koltuğu tüyden ve lekeden korur.',
      'Eteği lastiklidir, oturunca toplanmaz.',
      '30 derecede yıkanır, ütü istemez.',
      'Kol boyu yüz yirmi santime kadar uyar.',
    ],
  },
  {
    ...bath,
    aspects: 'bebek-kuveti',
    drawings: ['baby-bath'],
    names: [
      'Bebek Küveti {litre} L {ek}',
      'Katlanır Bebek Küveti {litre} L {ek}',
      'Isı Göstergeli Bebek Küveti {litre} L {ek}',
    ],
    slots: { litre: ['20', '30', '40'], ek: ['Ayaklı', 'Tahliye Tıpalı', 'Fileli'] },
    price: { base: 449, by: { litre: 0.5 }, words: { Katlanır: 1.4, Isı: 1.15 } },
    variants: [],
    properties: { Hacim: ['{litre} L'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, doğumdan iki yaşa kadar kullanılır.',
      'Tabanı kaymaz.',
      'Bebeğinizi suda bir an bile yalnız bırakmayınız.',
      'Önce soğuk, sonra sıcak su koyunuz.',
    ],
  },
  {
    ...bath,
    aspects: 'lazimlik',
    drawings: ['potty'],
    names: ['Çocuk Lazımlığı {ek}', 'Kapaklı Lazımlık {ek}', 'Müzikli Çocuk Lazımlığı {ek}'],
    slots: { ek: ['Çıkarılabilir Hazneli', 'Arkalıklı', 'Kaymaz Tabanlı', 'Seyahat Tipi'] },
    price: { base: 199, words: { Müzikli: 1.5, Kapaklı: 1.2 } },
    variants: [softColours],
    properties: { Özellik: ['{ek}'] },
    sentences: [
      '{name}, tuvalet alışkanlığı için bir buçuk yaştan sonra kullanılır.',
      'Haznesi çıkar, kolay yıkanır.',
      'Kenarları yuvarlaktır, bacağı sıkmaz.',
      'Kırk kilograma kadar taşır.',
    ],
  },
]
