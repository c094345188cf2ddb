import type { LeafVocabulary } from './vocabulary.ts'

const food = { maxInstallment: 1, variants: [] }
const cold = ['Soğuk zincirle gönderilir.', 'Buzdolabında saklayınız.', 'Son tüketim tarihi ambalajın üzerindedir.']
const butcher = { ...food, category: 'kirmizi-et', brands: ['Kasap Dükkânı', 'Yaylacı Et', 'Satırbaşı', 'Ahırköy'] }

/** What stands beside meat, tahini and cleaners in every market. */
export const staplesOfTheMarket: readonly LeafVocabulary[] = [
  {
    ...food,
    category: 'tahin-ve-pekmez',
    aspects: 'helva',
    drawings: ['halva'],
    brands: ['Susamhan', 'Değirmenoğlu', 'Helvacı Konağı', 'Yayla Kiler'],
    names: ['{tur} Tahin Helvası {gr} g', 'Yaz Helvası {tur} {gr} g', 'Geleneksel {tur} Helva {gr} g'],
    slots: { tur: ['Sade', 'Antep Fıstıklı', 'Kakaolu', 'Cevizli'], gr: ['250', '500', '1.000'] },
    price: { base: 85, by: { gr: 0.9 }, words: { 'Antep Fıstıklı': 1.5, Cevizli: 1.25, Geleneksel: 1.1 } },
    properties: { Tür: ['{tur}'], Ağırlık: ['{gr} g'] },
    sentences: [
      '{name}, çöven suyuyla ağartılıp elle yoğrulur.',
      'Balıktan sonra, kahvaltıda ve ekmek arasında yenir.',
      'Yağı üstüne çıkarsa karıştırmanız yeterlidir.',
      'Serin ve kuru yerde saklayınız.',
      'Son tüketim tarihi ambalajın üzerindedir.',
    ],
  },
  {
    ...butcher,
    aspects: 'sosis',
    drawings: ['sausages'],
    names: ['Dana Sosis {boy} {gr} g', '{boy} Dana Sosis {gr} g {ek}'],
    slots: { boy: ['Kokteyl', 'Uzun', 'Büfe Tipi'], gr: ['250', '500', '1.000'], ek: ['Acılı', 'Isli', 'Baharatlı'] },
    price: { base: 99, by: { gr: 0.9 }, words: { Isli: 1.1 } },
    properties: { Ağırlık: ['{gr} g'], Boy: ['{boy}'] },
    sentences: [
      '{name}, dana etindendir, tavuk içermez.',
      'Isıl işlem görmüştür, kızartıp ya da haşlayıp servis ediniz.',
      'Vakumlu paketi tazeliğini korur.',
      ...cold,
    ],
  },
  {
    ...butcher,
    aspects: 'pastirma',
    drawings: ['pastirma'],
    names: [
      '{yore} Pastırması {kesim} {gr} g',
      'Dilimli {kesim} Pastırma {gr} g',
      'Az Çemenli {kesim} Pastırma {gr} g',
    ],
    slots: { yore: ['Kayseri', 'Kastamonu'], kesim: ['Sırt', 'Antrikot', 'Şekerpare'], gr: ['100', '250', '500'] },
    price: { base: 229, by: { gr: 0.95 }, words: { Sırt: 1.2, Antrikot: 1.3, Dilimli: 1.05 } },
    properties: { Ağırlık: ['{gr} g'], Kesim: ['{kesim}'] },
    sentences: [
      '{name}, tuzlanıp çemenlenerek kurutuldu.',
      'Yumurtayla ve kuru fasulyeyle kullanılır.',
      'İnce dilimlenip vakumlanmıştır.',
      ...cold,
    ],
  },
  {
    category: 'yuzey-temizleyici',
    aspects: 'kirec-sokucu',
    drawings: ['spray-bottle'],
    brands: ['Köpükçe', 'Pakhane', 'Kireççöz', 'Işılev'],
    names: [
      'Kireç Sökücü Sprey {koku} {ml} ml',
      'Banyo Kireç Sökücü {koku} {ml} ml',
      'Kireç ve Pas Sökücü Sprey {koku} {ml} ml',
    ],
    slots: { koku: ['Limonlu', 'Okyanus', 'Parfümsüz'], ml: ['500', '750', '1.000'] },
    price: { base: 75, by: { ml: 0.7 }, words: { Pas: 1.25 } },
    variants: [],
    properties: { Koku: ['{koku}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, duşakabinde, muslukta ve fayansta kullanılır.',
      'Sıkıp beş dakika bekletip durulayınız.',
      'Mermer ve doğal taşta kullanmayınız.',
      'Çamaşır suyuyla karıştırmayınız.',
      'Çocukların ulaşamayacağı yerde saklayınız.',
    ],
  },
]
