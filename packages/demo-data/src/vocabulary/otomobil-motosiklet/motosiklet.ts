import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { motosikletComments } from './motosiklet-comments.ts'

const shared = { brands: ['Gazkolu', 'Viraj', 'Sele Üstü', 'Kontrol Noktası', 'Asfalt', 'Rüzgâr Yolu'] }
const sizes: VariantVocabulary = { name: 'Beden', values: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name })) }
const biker: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Mat Siyah' }, { name: 'Kırmızı' }, { name: 'Gri' }, { name: 'Haki' }, { name: 'Beyaz' }],
}
const series = ['Anadolu', 'Bozkır', 'Geçit', 'Kasırga', 'Kuzgun', 'Puhu', 'Toros']

export const motosiklet: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'motosiklet-kaski',
    comments: motosikletComments['motosiklet-kaski'],
    drawings: ['motorcycle-helmet'],
    names: [
      '{seri} {tip} Motosiklet Kaskı {vizor}',
      '{seri} {tip} Kask {vizor} {ek}',
      '{tip} Motosiklet Kaskı {seri} {ek}',
    ],
    slots: {
      seri: series,
      tip: ['Kapalı', 'Çene Açılır', 'Uzun Yol'],
      vizor: ['Geniş Görüşlü', 'Buğu Önleyicili', 'Füme Vizörlü', 'Çift Camlı Vizörlü'],
      ek: ['İnterkom Yuvalı', 'Güneş Vizörlü', 'Hızlı Tokalı'],
      kabuk: ['ABS', 'Polikarbonat', 'Fiber', 'Karbon karışımlı'],
      agirlik: ['1.350 g', '1.450 g', '1.550 g', '1.650 g'],
    },
    price: {
      base: 2490,
      words: {
        'Çene Açılır': 1.5,
        'Uzun Yol': 1.3,
        'İnterkom Yuvalı': 1.3,
        'Çift Camlı Vizörlü': 1.2,
        Fiber: 1.5,
        'Karbon karışımlı': 2,
      },
    },
    variants: [
      {
        name: 'Baş Çevresi',
        values: ['53-54 cm', '55-56 cm', '57-58 cm', '59-60 cm', '61-62 cm'].map((name) => ({ name })),
      },
      biker,
    ],
    properties: { Tip: ['{tip}'], Kabuk: ['{kabuk}'], Vizör: ['{vizor}'], Ağırlık: ['{agirlik}'] },
    sentences: [
      '{name}, rüzgâr sesini azaltan biçimiyle uzun yolda yormaz.',
      'Kabuk: {kabuk}.',
      'ECE 22.06 onaylıdır.',
      'Yanak süngerleri çıkarılıp yıkanır.',
      'Vizörü alet gerekmeden değişir.',
      'Havalandırma kanalları eldivenle açılıp kapanır.',
      'Gözlük sapı için kanal bırakılmıştır.',
      'Beden seçerken başınızın çevresini kaş hizasından ölçünüz.',
      'Darbe alan kask yenilenmelidir.',
    ],
  },
  {
    ...shared,
    category: 'motosiklet-montu',
    comments: motosikletComments['motosiklet-montu'],
    drawings: ['coat'],
    names: [
      '{seri} {mevsim} Motosiklet Montu {kumas}',
      '{seri} Korumalı Mont {cins} {mevsim}',
      '{kumas} Motosiklet Montu {seri} {cins}',
    ],
    slots: {
      seri: series,
      mevsim: ['4 Mevsim', 'Kışlık', 'Yazlık Fileli'],
      kumas: ['Balistik Naylon', 'Deri', 'Softshell', 'Tekstil'],
      cins: ['Erkek', 'Kadın', 'Unisex'],
      koruma: ['Omuz ve dirsek', 'Omuz, dirsek ve sırt', 'Sırt korumalı'],
    },
    price: { base: 3490, words: { Deri: 2, 'Balistik Naylon': 1.4, '4 Mevsim': 1.25 } },
    variants: [sizes, biker],
    properties: { Mevsim: ['{mevsim}'], Malzeme: ['{kumas}'], Koruma: ['{koruma}'], Cinsiyet: ['{cins}'] },
    sentences: [
      '{name}, sürüş duruşuna göre kesilmiştir.',
      'Koruma: {koruma}. CE belgeli parçalar çıkarılabilir.',
      'Termal astarı fermuarla sökülür.',
      'Yansıtıcı şeritleri gece görünürlüğü artırır.',
      'Beli pantolona fermuarla bağlanır.',
      'Kol ağzı ve bel ayarı rüzgâr almaz.',
      'İç cebi su geçirmez.',
      'Hareket payı için bir beden büyük almanız gerekmez.',
    ],
  },
  {
    ...shared,
    category: 'motosiklet-eldiveni',
    comments: motosikletComments['motosiklet-eldiveni'],
    drawings: ['gloves'],
    names: [
      '{seri} Motosiklet Eldiveni {mevsim} {ek}',
      '{seri} {kumas} Eldiven {mevsim}',
      '{kumas} Motosiklet Eldiveni {seri} {ek}',
    ],
    slots: {
      seri: series,
      mevsim: ['Kışlık', 'Yazlık', '4 Mevsim'],
      kumas: ['Deri', 'Süet', 'Tekstil', 'Neopren'],
      ek: ['Dokunmatik Uyumlu', 'Boğum Korumalı', 'Avuç Destekli', 'Yansıtıcılı'],
      bilek: ['Kısa bilek', 'Uzun bilek', 'Cırtlı bilek'],
    },
    price: { base: 790, words: { Deri: 1.7, Kışlık: 1.2, Neopren: 1.1 } },
    variants: [sizes, biker],
    properties: { Mevsim: ['{mevsim}'], Malzeme: ['{kumas}'], Özellik: ['{ek}'], Bilek: ['{bilek}'] },
    sentences: [
      '{name}, gaz kolunda hissi kaybettirmeden eli korur.',
      'Bilek: {bilek}. Rüzgâr almaz.',
      'Avuç içi kaymaz dolgularla desteklenmiştir.',
      'Parmak uçları dikişsizdir, kolu hissettirir.',
      'Başparmakta vizör silme yüzeyi vardır.',
      'İç astarı terlediğinde ele yapışmaz.',
      'Kurutucuya atmadan gölgede kurutunuz.',
      'EN 13594 standardına uygundur.',
    ],
  },
]
