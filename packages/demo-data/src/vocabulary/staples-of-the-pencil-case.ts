import type { LeafVocabulary } from './vocabulary.ts'

/** Pens that are given, and what lies beside them. */
export const staplesOfThePencilCase: readonly LeafVocabulary[] = [
  {
    category: 'kalem',
    aspects: 'kalem-seti',
    drawings: ['pen-set'],
    brands: ['Divitçi', 'Mürekkephane', 'Hattatoğlu', 'Kalemhan'],
    names: [
      'Kalem Seti Dolma ve Tükenmez {renk} {ek}',
      'Hediyelik Kalem Seti {renk} {ek}',
      'Ofis Kalem Seti Dolma ve Tükenmez {renk}',
    ],
    slots: {
      renk: ['Lacivert ve Siyah', 'Altın Detaylı', 'Lake'],
      ek: ['Ahşap Kutulu', 'Deri Kutulu', 'İsim Yazılabilir'],
    },
    price: { base: 590, words: { Altın: 1.2, Deri: 1.15, Ahşap: 1.1 } },
    variants: [],
    properties: { Kutu: ['{ek}'], Renk: ['{renk}'] },
    sentences: [
      '{name}, bir dolma ve bir tükenmez kalemden oluşur.',
      'Öğretmene, doktora ve iş arkadaşına hediye edilir.',
      'Yedek kartuşu kutudadır.',
      'Kutusu manyetik kapaklıdır.',
    ],
  },
]
