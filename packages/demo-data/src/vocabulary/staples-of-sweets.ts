import type { LeafVocabulary } from './vocabulary.ts'

const sweet = { maxInstallment: 1, variants: [] }
const packed = ['Serin ve kuru yerde saklayınız.', 'Son tüketim tarihi ambalajın üzerindedir.']

/** Sweets of a region, and the cream that honey is eaten with. */
export const staplesOfSweets: readonly LeafVocabulary[] = [
  {
    ...sweet,
    category: 'kuru-meyve',
    aspects: 'pestil',
    drawings: ['pestil'],
    brands: ['Harmancı', 'Köme Evi', 'Zigana Bağı', 'Dutluk'],
    names: ['{yore} {meyve} Pestili {gr} g', 'Cevizli {meyve} Pestili {gr} g', 'Ballı {yore} {meyve} Pestili {gr} g'],
    slots: { yore: ['Gümüşhane', 'Malatya', 'Tokat'], meyve: ['Dut', 'Üzüm', 'Kayısı'], gr: ['250', '500', '1.000'] },
    price: { base: 119, by: { gr: 0.9 }, words: { Cevizli: 1.25, Ballı: 1.2 } },
    properties: { Meyve: ['{meyve}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, meyvesinin suyundan kaynatılıp bezde kurutuldu.',
      'Şeker eklenmemiştir.',
      'Ceviz sarılarak da yenir.',
      ...packed,
    ],
  },
  {
    ...sweet,
    category: 'lokum',
    aspects: 'cezerye',
    drawings: ['cezerye'],
    brands: ['Mersinli Usta', 'Saray Tatlısı', 'Havuçlu Köşe', 'Tepsici'],
    names: ['{tur} Cezerye {gr} g', 'Mersin Usulü {tur} Cezerye {gr} g', 'Hediye Kutulu {tur} Cezerye {gr} g'],
    slots: { tur: ['Antep Fıstıklı', 'Fındıklı', 'Cevizli'], gr: ['400', '800', '1.000'] },
    price: { base: 189, by: { gr: 0.9 }, words: { Antep: 1.3, Kutulu: 1.1 } },
    properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, havuç ezmesinden kazanda pişirildi.',
      'Hindistan cevizine bulanmıştır.',
      'Glütensizdir.',
      ...packed,
    ],
  },
  {
    ...sweet,
    category: 'lokum',
    aspects: 'pismaniye',
    drawings: ['pismaniye'],
    brands: ['Kocaelili', 'Telkadayıf', 'Saray Tatlısı', 'İpek Tel'],
    names: ['{tur} Pişmaniye {gr} g', 'İzmit Usulü {tur} Pişmaniye {gr} g', 'Kutuda {tur} Pişmaniye {gr} g'],
    slots: { tur: ['Sade', 'Kakaolu', 'Fıstıklı', 'Çikolata Kaplı'], gr: ['250', '400', '800'] },
    price: { base: 89, by: { gr: 0.85 }, words: { Fıstıklı: 1.25, Kaplı: 1.2 } },
    properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, elde çekilip tel tel ayrıldı.',
      'Ağızda dağılır.',
      'Misafire çay yanında ikram edilir.',
      ...packed,
    ],
  },
  {
    ...sweet,
    category: 'tereyagi',
    aspects: 'kaymak',
    drawings: ['kaymak'],
    brands: ['Sütçü Nine', 'Yayla Kazanı', 'Afyonlu Manda', 'Mandıracı'],
    names: ['{tur} Kaymağı {gr} g', '{tur} Kaymağı Rulo {gr} g', 'Kahvaltılık Kaymak {ek} {gr} g'],
    slots: { tur: ['Manda Sütü', 'İnek Sütü', 'Afyon'], ek: ['Sade', 'Lüle'], gr: ['100', '200', '400'] },
    price: { base: 69, by: { gr: 0.9 }, words: { Manda: 1.5, Afyon: 1.4 } },
    properties: { Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, sütün üstünden ağır ağır toplandı.',
      'Balla, ekmek kadayıfıyla ve künefeyle yenir.',
      'Soğuk zincirle gönderilir.',
      'Buzdolabında saklayınız.',
      'Son tüketim tarihi ambalajın üzerindedir.',
    ],
  },
]
