import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { kopekComments } from './kopek-comments.ts'

const shared = { brands: ['Karabaş', 'Patice', 'Kemikçi', 'Havhav', 'Sadık Dost', 'Kangalım'] }
const foodWeights: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '3 kg' }, { name: '10 kg' }, { name: '15 kg' }, { name: '20 kg' }],
}
const sizes: VariantVocabulary = {
  name: 'Boy',
  run: true,
  values: [{ name: 'S' }, { name: 'M', add: 40 }, { name: 'L', add: 90 }, { name: 'XL', add: 150 }],
}
const petColours: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Taba' }, { name: 'Siyah' }, { name: 'Kırmızı' }, { name: 'Lacivert' }, { name: 'Haki' }],
}
const races = ['Küçük Irk', 'Orta Irk', 'Büyük Irk', 'Tüm Irklar']

export const kopek: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'kopek-mamasi',
    comments: kopekComments['kopek-mamasi'],
    drawings: ['dog-food'],
    names: [
      '{tat} {donem} Köpek Maması {irk}',
      '{ozellik} {tat} Köpek Maması {irk}',
      'Tahılsız {tat} {donem} Köpek Maması',
    ],
    slots: {
      tat: ['Kuzu Etli', 'Tavuklu', 'Somonlu', 'Sığır Etli', 'Hindili', 'Av Etli'],
      donem: ['Yetişkin', 'Yavru', 'Yaşlı'],
      irk: races,
      ozellik: ['Eklem Destekli', 'Hassas Sindirim', 'Parlak Tüy', 'Aktif Köpekler İçin'],
      protein: ['%22', '%25', '%28', '%32'],
    },
    price: {
      base: 449,
      words: { Tahılsız: 1.35, Somonlu: 1.15, 'Kuzu Etli': 1.1, 'Av Etli': 1.3, 'Eklem Destekli': 1.15 },
    },
    variants: [foodWeights],
    properties: { Tat: ['{tat}'], Dönem: ['{donem}'], Irk: ['{irk}'], Protein: ['{protein}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, günlük enerji ihtiyacını dengeli biçimde karşılar.',
      'Protein oranı {protein} düzeyindedir.',
      'Gerçek et ilk içerik olarak kullanılmıştır.',
      'Glukozamin ve omega 3 içerir.',
      'Tane boyu ırkın çene yapısına uygundur.',
      'Yeni mamaya yedi günde, karıştırarak geçiniz.',
      'Günlük porsiyon çizelgesi paketin arkasındadır.',
      'Kilitli ağzı açıldıktan sonra tazeliği korur.',
      'Yapay renklendirici içermez.',
    ],
  },
  {
    ...shared,
    category: 'kopek-tasmasi',
    comments: kopekComments['kopek-tasmasi'],
    drawings: ['belt'],
    names: [
      '{seri} {malzeme} Köpek Boyun Tasması {ozellik}',
      '{malzeme} Boyun Tasması {irk} {ozellik}',
      '{seri} Köpek Tasması {malzeme} {genislik}',
    ],
    slots: {
      seri: ['Bahçe', 'Çoban', 'Gezgin', 'Kaşif', 'Parkur', 'Sokak'],
      malzeme: ['Deri', 'Naylon', 'Örgü İp', 'Kauçuk Kaplı', 'Suni Deri'],
      irk: races,
      ozellik: ['Reflektörlü', 'İsimlikli', 'Metal Tokalı', 'Yumuşak Astarlı'],
      genislik: ['1,5 cm', '2 cm', '2,5 cm', '4 cm'],
    },
    price: {
      base: 149,
      by: { genislik: 0.3 },
      words: { Deri: 1.9, 'Suni Deri': 0.65, 'Kauçuk Kaplı': 1.2, Reflektörlü: 1.1 },
    },
    variants: [sizes, petColours],
    properties: { Malzeme: ['{malzeme}'], Genişlik: ['{genislik}'], Özellik: ['{ozellik}'], Irk: ['{irk}'] },
    sentences: [
      '{name}, yürüyüşlerde boynu sıkmadan denetim sağlar.',
      'Genişlik: {genislik}.',
      'Tokası paslanmaz, tek elle açılır.',
      'Kenarları yuvarlatılmıştır, tüyü yolmaz.',
      'Islandığında çabuk kurur.',
      'İki parmak boşluk kalacak biçimde takınız.',
      'Künye için ayrı halkası vardır.',
      'Dikişleri çekmeye karşı güçlendirilmiştir.',
    ],
  },
  {
    ...shared,
    category: 'kopek-oyuncagi',
    comments: kopekComments['kopek-oyuncagi'],
    drawings: ['bone'],
    names: [
      '{seri} Kemik Köpek Oyuncağı {malzeme} {boy}',
      '{malzeme} Çiğneme Kemiği {boy} {tat}',
      '{seri} Diş Kaşıma Kemiği {tat} {boy}',
    ],
    slots: {
      seri: ['Çıtır', 'Dayanıklı', 'Gülen', 'Kıtır', 'Oyunbaz', 'Usta'],
      malzeme: ['Kauçuk', 'Naylon', 'Doğal Deri', 'İp', 'Silikon'],
      boy: ['S Boy', 'M Boy', 'L Boy', 'XL Boy'],
      tat: ['Et Aromalı', 'Tavuk Aromalı', 'Nane Aromalı', 'Aromasız'],
      dayanim: ['Hafif çiğneyenler', 'Orta çiğneyenler', 'Güçlü çiğneyenler'],
    },
    price: { base: 69, words: { 'M Boy': 1.25, 'L Boy': 1.6, 'XL Boy': 2, 'Doğal Deri': 1.4 } },
    variants: [],
    properties: { Malzeme: ['{malzeme}'], Boy: ['{boy}'], Aroma: ['{tat}'], Dayanım: ['{dayanim}'] },
    sentences: [
      '{name}, mobilya yerine onu kemirmeyi sevdirir.',
      'Uygunluk: {dayanim}.',
      'Çıkıntıları dişteki plağın temizlenmesine yardım eder.',
      'Zehirsizdir, BPA içermez.',
      'Bahçede de evde de oynanır.',
      'Üzerine ödül maması sürülebilir.',
      'Parça kopmaya başladığında yenisiyle değiştiriniz.',
      'İlk kullanımlarda gözetiminizde oynatınız.',
    ],
  },
  {
    ...shared,
    category: 'kopek-yatagi',
    comments: kopekComments['kopek-yatagi'],
    drawings: ['pet-bed'],
    names: [
      '{seri} Köpek Yatağı {boy} cm {kumas}',
      '{kumas} Köpek Yatağı {irk} {ek}',
      '{seri} {ek} Köpek Yatağı {boy} cm',
    ],
    slots: {
      seri: ['Bulut', 'Konak', 'Kuytu', 'Paşa', 'Şekerleme', 'Yuva'],
      kumas: ['Peluş', 'Kadife', 'Su Geçirmez', 'Kanvas', 'Polar'],
      boy: ['50', '65', '80', '95', '110'],
      ek: ['Ortopedik', 'Kenarlıklı', 'Yıkanabilir', 'Serinletici'],
      irk: races,
    },
    facts: {
      50: { irk: 'Küçük Irk' },
      65: { irk: 'Küçük Irk' },
      80: { irk: 'Orta Irk' },
      95: { irk: 'Büyük Irk' },
      110: { irk: 'Büyük Irk' },
    },
    price: { base: 390, by: { boy: 1.2 }, words: { Ortopedik: 1.5, Kadife: 1.15, Serinletici: 1.2 } },
    variants: [petColours],
    properties: { Ölçü: ['{boy} cm'], Kumaş: ['{kumas}'], Özellik: ['{ek}'], Irk: ['{irk}'] },
    sentences: [
      '{name}, yaşlı eklemlere rahat bir dinlenme sunar.',
      'Kılıfı fermuarlıdır, 30 derecede yıkanır.',
      'Tabanı kaymaz noktalıdır.',
      'Kenarları başını yaslamasına uygundur.',
      'Dolgusu topaklanmaz.',
      'Tüyü tutmaz, süpürgeyle kolay temizlenir.',
      'Arabanın arka koltuğunda da kullanılır.',
      'Ölçü seçerken köpeğinizin yatarkenki boyunu ölçünüz.',
    ],
  },
]
