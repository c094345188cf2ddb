import type { LeafVocabulary } from './vocabulary.ts'

/** What stands beside nail varnish, vitamins and razors. */
export const staplesOfTheBathroom: readonly LeafVocabulary[] = [
  {
    category: 'oje',
    aspects: 'aseton',
    drawings: ['nail-polish-remover'],
    brands: ['Gülsu', 'Nilay', 'Papatyam', 'Ojesil'],
    names: ['Aseton {koku} {ml} ml', 'Oje Çıkarıcı Aseton {koku} {ml} ml', 'Vitaminli Aseton {koku} {ml} ml'],
    slots: { koku: ['Çilekli', 'Bademli', 'Kokusuz'], ml: ['100', '125', '200'] },
    price: { base: 35, by: { ml: 0.7 }, words: { Vitaminli: 1.2 } },
    variants: [],
    properties: { Koku: ['{koku}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, ojeyi birkaç saniyede çözer.',
      'Pamukla uygulayınız.',
      'Yanıcıdır, ateşten uzak tutunuz.',
      'Plastik ve cilalı yüzeye dökmeyiniz.',
    ],
  },
  {
    category: 'vitamin',
    aspects: 'balik-yagi',
    drawings: ['vitamin-bottle'],
    brands: ['Günlük Doz', 'Zindelik', 'Özlüce', 'Takviyem'],
    names: ['Balık Yağı Omega 3 {mg} mg {adet} Kapsül', 'Çocuklar İçin Balık Yağı Omega 3 {mg} mg {adet} Kapsül'],
    slots: { mg: ['500', '1.000'], adet: ['30', '60', '100'] },
    price: { base: 219, by: { mg: 0.4, adet: 0.75 }, words: { Çocuklar: 1.1 } },
    maxInstallment: 1,
    variants: [],
    properties: { Tür: ['Omega 3'], Adet: ['{adet}'], Miktar: ['{mg} mg'] },
    sentences: [
      '{name}, yemekle birlikte alınır.',
      'Takviye edici gıdadır, ilaç değildir.',
      'Önerilen günlük miktarı aşmayınız.',
      'Balık alerjisi olanlar kullanmamalıdır.',
      'Serin ve kuru yerde, çocukların ulaşamayacağı biçimde saklayınız.',
    ],
  },
  {
    category: 'tiras-bicagi',
    aspects: 'jilet',
    drawings: ['razor-blades'],
    brands: ['Usturacı', 'Beyefendi', 'Tıraşçı', 'Keskince'],
    names: ['Çift Taraflı Jilet {adet} {ek}', 'Yaprak Jilet {adet} {ek}'],
    slots: { adet: ['5’li', '10’lu', '100’lü'], ek: ['Paslanmaz', 'Platin Kaplı', 'Berber Tipi'] },
    price: { base: 29, by: { adet: 0.72 }, words: { Platin: 1.3 } },
    variants: [],
    properties: { Adet: ['{adet}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, çift taraflı tıraş makinelerine uyar.',
      'Tek tek kâğıda sarılıdır.',
      'Çocukların ulaşamayacağı yerde saklayınız.',
      'Kullanılmış jileti sararak atınız.',
    ],
  },
]
