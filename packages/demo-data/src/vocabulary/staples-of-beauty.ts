import type { LeafVocabulary } from './vocabulary.ts'

const hair = { category: 'sac-kremi', brands: ['Lüle', 'Defneli', 'Köpükhan', 'İpektel'], variants: [] }

/** What is taken, worn and rubbed in for nails, skin and hair. */
export const staplesOfBeauty: readonly LeafVocabulary[] = [
  {
    category: 'vitamin',
    aspects: 'kolajen',
    drawings: ['collagen'],
    brands: ['Günlük Doz', 'Zindelik', 'Özlüce', 'Takviyem'],
    names: [
      'Kolajen Tozu {tat} {gr} g',
      'Hidrolize Kolajen Tozu {tat} {gr} g',
      'C Vitaminli Kolajen Tozu {tat} {gr} g',
    ],
    slots: { tat: ['Aromasız', 'Çilek Aromalı', 'Limon Aromalı'], gr: ['200', '300', '500'] },
    price: { base: 449, by: { gr: 0.85 }, words: { Hidrolize: 1.15 } },
    variants: [],
    properties: { Aroma: ['{tat}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, suda topaklanmadan çözülür.',
      'Takviye edici gıdadır, ilaç değildir.',
      'Günde bir ölçek yeter, ölçeği içindedir.',
      'Gebeler ve emzirenler hekime danışmalıdır.',
    ],
  },
  {
    category: 'oje',
    aspects: 'takma-tirnak',
    drawings: ['false-nails'],
    brands: ['Nilay', 'Rosalin', 'Gülsu', 'Törpücü'],
    names: [
      'Takma Tırnak {bicim} {adet} Adet',
      'Yapışkanlı Takma Tırnak {bicim} {adet} Adet',
      'French Takma Tırnak {bicim} {adet} Adet',
    ],
    slots: { bicim: ['Badem', 'Balerin', 'Kare', 'Oval'], adet: ['12', '24', '48'] },
    price: { base: 79, by: { adet: 0.5 }, words: { Yapışkanlı: 1.2, French: 1.1 } },
    variants: [],
    properties: { Biçim: ['{bicim}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, on iki boyda gelir.',
      'Yapıştırıcısı ve törpüsü kutudadır.',
      'Çıkarmadan önce ılık suda bekletiniz.',
      'Doğal tırnağın üzerine takılır.',
    ],
  },
  {
    ...hair,
    aspects: 'sac-yagi',
    drawings: ['hair-oil'],
    names: [
      '{icerik} Saç Bakım Yağı {ml} ml',
      '{icerik} Saç Bakım Yağı {ek} {ml} ml',
      'Onarıcı {icerik} Saç Bakım Yağı {ml} ml',
    ],
    slots: {
      icerik: ['Argan', 'Biberiye', 'Hindistan Cevizi', 'Çörek Otu', 'Tatlı Badem'],
      ek: ['Damlalıklı', 'Sprey'],
      ml: ['50', '100', '150'],
    },
    price: { base: 129, by: { ml: 0.7 }, words: { Argan: 1.3, Onarıcı: 1.15 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, kırık uçlara ve saç derisine sürülür.',
      'Nemli saça iki üç damla yeter.',
      'Saçı ağırlaştırmaz.',
      'Hayvanlar üzerinde denenmemiştir.',
    ],
  },
  {
    ...hair,
    aspects: 'sac-maskesi',
    drawings: ['hair-mask'],
    names: [
      '{icerik} Saç Maskesi {ml} ml',
      'Onarıcı {icerik} Saç Maskesi {ml} ml',
      'Yoğun {icerik} Saç Bakım Maskesi {ml} ml',
    ],
    slots: { icerik: ['Keratin', 'Argan', 'Avokado', 'Hindistan Cevizi'], ml: ['250', '300', '500'] },
    price: { base: 119, by: { ml: 0.7 }, words: { Keratin: 1.2, Onarıcı: 1.1 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, yıkamadan sonra beş dakika bekletilir.',
      'Haftada bir kullanılır.',
      'Boyalı saça da uygundur.',
      'Bol suyla durulayınız.',
    ],
  },
]
