import type { LeafVocabulary } from './vocabulary.ts'

const food = { maxInstallment: 1, variants: [] }
const packed = ['Serin ve kuru yerde saklayınız.', 'Son tüketim tarihi ambalajın üzerindedir.']
const frozen = [
  'Eksi on sekiz derecede saklayınız.',
  'Çözüldükten sonra yeniden dondurmayınız.',
  'Soğuk zincirle gönderilir.',
]
const freezer = {
  ...food,
  category: 'dondurulmus-gida',
  aspects: 'donuk-gida',
  brands: ['Buzhane', 'Ayazlı', 'Donukça', 'Kutup Mutfağı'],
}
const bakery = {
  ...food,
  category: 'kek-ve-gofret',
  aspects: 'kek-gofret',
  brands: ['Çıtırdak', 'Kekçi Teyze', 'Okul Yolu', 'Teneffüs'],
}

/** What is bought frozen, and what a child takes to school. */
export const leavesOfTheFreezer: readonly LeafVocabulary[] = [
  {
    ...food,
    category: 'dondurma',
    aspects: 'dondurma',
    drawings: ['ice-cream-tub'],
    brands: ['Kaymakçı', 'Külahçı', 'Dondurmacı Amca', 'Yaz Rüzgârı'],
    names: [
      '{tat} Dondurma {hacim}',
      '{yore} Dondurması {tat} {hacim}',
      'Laktozsuz {tat} Dondurma {hacim}',
      'Keçi Sütlü {tat} Dondurma {hacim}',
    ],
    slots: {
      tat: ['Sade', 'Vanilyalı', 'Çikolatalı', 'Çilekli', 'Antep Fıstıklı', 'Limonlu'],
      yore: ['Maraş'],
      hacim: ['500 ml', '1 L', '2 L'],
    },
    price: { base: 99, by: { hacim: 0.8 }, words: { Laktozsuz: 1.25, Keçi: 1.4, Maraş: 1.3, Fıstıklı: 1.3 } },
    properties: { Tat: ['{tat}'], Hacim: ['{hacim}'] },
    sentences: [
      '{name}, salep ve sütle dövülerek yapıldı.',
      'Servisten on dakika önce çıkarınız.',
      'Palm yağı içermez.',
      ...frozen,
    ],
  },
  {
    ...freezer,
    drawings: ['frozen-pizza'],
    names: [
      'Dondurulmuş {tur} Pizza {gr} g',
      'Taş Fırın Dondurulmuş {tur} Pizza {gr} g',
      'İnce Hamurlu Dondurulmuş {tur} Pizza {gr} g',
    ],
    slots: { tur: ['Karışık', 'Sucuklu', 'Margarita', 'Mantarlı'], gr: ['250', '400', '780'] },
    price: { base: 99, by: { gr: 0.85 }, words: { 'Taş Fırın': 1.25 } },
    properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
    sentences: ['{name}, çözdürmeden 220 derecede on iki dakikada pişer.', 'Kaşar peyniriyle hazırlanır.', ...frozen],
  },
  {
    ...freezer,
    drawings: ['manti-bag'],
    names: ['{tur} Mantı {gr} g', 'El Açması {tur} Mantı {gr} g', '{yore} Usulü {tur} Mantı {gr} g'],
    slots: { tur: ['Kıymalı', 'Etsiz', 'Peynirli'], yore: ['Kayseri', 'Sinop'], gr: ['400', '500', '1.000'] },
    price: { base: 149, by: { gr: 0.9 }, words: { 'El Açması': 1.35, Etsiz: 0.8 } },
    properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, kaynayan suya donuk atılır.',
      'Sarımsaklı yoğurt ve kızgın tereyağıyla yenir.',
      'Dağılmadan pişer.',
      ...frozen,
    ],
  },
  {
    ...freezer,
    drawings: ['puff-pastry'],
    names: [
      'Milföy Hamuru {adet} {gr} g',
      'Tereyağlı Milföy Hamuru {adet} {gr} g',
      'Tam Buğdaylı Milföy Hamuru {adet} {gr} g',
    ],
    slots: { adet: ['10’lu', '20’li'], gr: ['500', '1.000'] },
    price: { base: 75, by: { gr: 0.85 }, words: { Tereyağlı: 1.45, Tam: 1.2 } },
    properties: { Adet: ['{adet}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, fırında kat kat kabarır.',
      'Tatlıda da börekte de kullanılır.',
      'Oda sıcaklığında on dakika bekletip açınız.',
      ...frozen,
    ],
  },
  {
    ...freezer,
    drawings: ['frozen-fries'],
    names: [
      'Dondurulmuş Parmak Patates {kesim} {gr} g',
      'Fritözlük Dondurulmuş Parmak Patates {kesim} {gr} g',
      'Baharatlı Dondurulmuş Parmak Patates {kesim} {gr} g',
    ],
    slots: { kesim: ['İnce Kesim', 'Kalın Kesim', 'Tırtıklı'], gr: ['450', '1.000', '2.500'] },
    price: { base: 55, by: { gr: 0.85 }, words: { Baharatlı: 1.15 } },
    properties: { Kesim: ['{kesim}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, fırında, yağda ve sıcak hava fritözünde pişer.',
      'Ön kızartma ayçiçek yağıyla yapılmıştır.',
      'Donukken pişiriniz.',
      ...frozen,
    ],
  },
  {
    ...bakery,
    drawings: ['wafer'],
    names: [
      '{tat} Gofret {gr} g {adet}',
      'Çikolata Kaplı {tat} Gofret {gr} g {adet}',
      'İnce {tat} Gofret {gr} g {adet}',
    ],
    slots: { tat: ['Fındıklı', 'Sütlü', 'Kakaolu', 'Limonlu'], gr: ['36', '50'], adet: ['Tekli', '12’li', '24’lü'] },
    price: { base: 14, by: { gr: 0.7, adet: 0.93 }, words: { Kaplı: 1.25, Fındıklı: 1.1 } },
    properties: { Tat: ['{tat}'], Ağırlık: ['{gr} g'], Adet: ['{adet}'] },
    sentences: ['{name}, kat kat çıtırdır.', 'Çayın yanında ve teneffüste yenir.', 'Palm yağı içermez.', ...packed],
  },
  {
    ...bakery,
    drawings: ['crackers'],
    names: [
      '{tat} Kraker {gr} g {adet}',
      'Fırınlanmış {tat} Kraker {gr} g {adet}',
      'Tam Buğdaylı {tat} Kraker {gr} g {adet}',
    ],
    slots: { tat: ['Tuzlu', 'Susamlı', 'Peynirli', 'Çörek Otlu'], gr: ['80', '150'], adet: ['Tekli', '6’lı', '12’li'] },
    price: { base: 19, by: { gr: 0.75, adet: 0.93 }, words: { Peynirli: 1.1, Tam: 1.15 } },
    properties: { Tat: ['{tat}'], Ağırlık: ['{gr} g'], Adet: ['{adet}'] },
    sentences: [
      '{name}, ince ve gevrektir.',
      'Peynirle ve çorbayla iyi gider.',
      'Ağzını kapatıp saklayınız.',
      ...packed,
    ],
  },
  {
    ...bakery,
    drawings: ['cake'],
    names: ['{tat} Kek {gr} g {adet}', 'Soslu {tat} Kek {gr} g {adet}', 'Baton {tat} Kek {gr} g {adet}'],
    slots: {
      tat: ['Kakaolu', 'Limonlu', 'Üzümlü', 'Damla Çikolatalı'],
      gr: ['45', '200', '400'],
      adet: ['Tekli', '6’lı', '12’li'],
    },
    price: { base: 15, by: { gr: 0.6, adet: 0.93 }, words: { Soslu: 1.2 } },
    properties: { Tat: ['{tat}'], Ağırlık: ['{gr} g'], Adet: ['{adet}'] },
    sentences: [
      '{name}, yumuşaktır, kırıntı bırakmaz.',
      'Beslenme çantasına sığar.',
      'Yumurta ve süt içerir.',
      ...packed,
    ],
  },
  {
    ...food,
    category: 'sekerleme',
    aspects: 'sakiz',
    drawings: ['chewing-gum'],
    brands: ['Çiğnecik', 'Naneci', 'Damlahan', 'Balonlu'],
    names: ['Sakız {tat} {adet}', 'Şekersiz Sakız {tat} {adet}', 'Draje Sakız {tat} {adet}'],
    slots: { tat: ['Naneli', 'Damla Sakızlı', 'Çilekli', 'Karpuzlu'], adet: ['Tekli', '10’lu', '20’li'] },
    price: { base: 12, by: { adet: 0.9 }, words: { Şekersiz: 1.2 } },
    properties: { Tat: ['{tat}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, tadını uzun süre korur.',
      'Üç yaşından küçüklere vermeyiniz.',
      'Yemekten sonra ağzı ferahlatır.',
      ...packed,
    ],
  },
]
