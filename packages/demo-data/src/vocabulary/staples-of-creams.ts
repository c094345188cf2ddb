import type { LeafVocabulary } from './vocabulary.ts'

const cream = { drawings: ['cream-tube'], brands: ['Gülsu', 'Botanik', 'Tenim', 'Papatyam'], variants: [] }
const untested = '{name} hayvanlar üzerinde denenmemiştir.'

/** Creams for eyes, feet and an even skin, lashes to wear, and a box for a child's lunch. */
export const staplesOfCreams: readonly LeafVocabulary[] = [
  {
    ...cream,
    category: 'yuz-kremi',
    aspects: 'goz-kremi',
    names: [
      'Göz Kremi {icerik} {ml} ml',
      'Göz Çevresi Kremi {icerik} {ml} ml',
      'Aydınlatıcı Göz Kremi {icerik} {ml} ml',
    ],
    slots: { icerik: ['Kafeinli', 'Retinollü', 'Salatalıklı'], ml: ['15', '20', '30'] },
    price: { base: 149, by: { ml: 0.6 }, words: { Retinollü: 1.2 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, şişliği ve morluğu azaltır.',
      'Yüzük parmağıyla, bastırmadan sürülür.',
      'Göze değdirmeyiniz.',
      untested,
    ],
  },
  {
    ...cream,
    category: 'el-kremi',
    aspects: 'ayak-kremi',
    names: [
      'Ayak Kremi {icerik} {ml} ml',
      'Topuk Kremi {icerik} {ml} ml',
      'Çatlak Karşıtı Ayak ve Topuk Kremi {icerik} {ml} ml',
    ],
    slots: { icerik: ['Üreli', 'Kantaronlu', 'Vazelinli'], ml: ['75', '100', '150'] },
    price: { base: 79, by: { ml: 0.7 }, words: { Üreli: 1.15, Çatlak: 1.2 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, sertleşen topuğu yumuşatır.',
      'Gece çorapla kullanılır.',
      'Kaymamak için emilmesini bekleyiniz.',
      untested,
    ],
  },
  {
    ...cream,
    category: 'fondoten',
    aspects: 'kapatici',
    names: ['BB Krem {ton} {ml} ml', 'Güneş Korumalı BB Krem {ton} {ml} ml', 'Nemlendirici BB Krem {ton} {ml} ml'],
    slots: { ton: ['Açık', 'Buğday', 'Bej'], ml: ['30', '40', '50'] },
    price: { base: 149, by: { ml: 0.6 }, words: { Güneş: 1.15 } },
    properties: { Ton: ['{ton}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, fondöten kadar ağır durmaz.',
      'Parmakla ya da süngerle yedirilir.',
      'Işık alan yerde saklamayınız.',
      untested,
    ],
  },
  {
    category: 'maskara',
    aspects: 'takma-kirpik',
    drawings: ['false-lashes'],
    brands: ['Bakışlı Kirpik', 'Rosalin', 'Nilay', 'Gülsu'],
    names: ['Takma Kirpik {tip} {adet}', 'Mıknatıslı Takma Kirpik {tip} {adet}', 'İpek Takma Kirpik {tip} {adet}'],
    slots: { tip: ['Doğal', 'Hacimli', 'Uzun'], adet: ['2 Çift', '5 Çift', '10 Çift'] },
    price: { base: 79, by: { adet: 0.6 }, words: { Mıknatıslı: 1.6, İpek: 1.2 } },
    variants: [],
    properties: { Tip: ['{tip}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, kenarı kesilerek göze uydurulur.',
      'Yapıştırıcısı kutudadır.',
      'Uyumadan önce çıkarınız.',
      'On kez kullanılır.',
    ],
  },
  {
    category: 'saklama-kabi',
    aspects: 'beslenme-kutusu',
    drawings: ['lunch-box'],
    brands: ['Kapaklıca', 'Okul Yolu', 'Saklahan', 'Minik Lokma'],
    names: [
      'Beslenme Kutusu {bolme} Bölmeli {ek}',
      'Çocuk Beslenme Kutusu {bolme} Bölmeli {ek}',
      'Sızdırmaz Beslenme Kabı {bolme} Bölmeli {ek}',
    ],
    slots: { bolme: ['2', '3', '4'], ek: ['Çatallı', 'Mataralı', 'Mikrodalgaya Uygun'] },
    price: { base: 149, by: { bolme: 0.4 }, words: { Mataralı: 1.5, Sızdırmaz: 1.15 } },
    variants: [],
    properties: { Bölme: ['{bolme}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, okula ve işe yemek taşır.',
      'Çocuk kendi açar.',
      'BPA içermez.',
      'Bulaşık makinesinin üst rafında yıkanır.',
    ],
  },
]
