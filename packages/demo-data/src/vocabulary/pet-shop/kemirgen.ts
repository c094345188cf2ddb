import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { kemirgenComments } from './kemirgen-comments.ts'

const shared = { brands: ['Kemirgiç', 'Havuçbaş', 'Talaşlı', 'Minik Burun', 'Patice'] }
const rodents = ['Hamster', 'Tavşan', 'Ginepig', 'Şinşila', 'Gerbil']
const foodWeights: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '500 g' }, { name: '1 kg' }, { name: '3 kg' }],
}

export const kemirgen: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'kemirgen-yemi',
    comments: kemirgenComments['kemirgen-yemi'],
    drawings: ['food-bowl'],
    names: ['{tur} Yemi {icerik} {ozellik}', '{donem} {tur} Yemi {icerik} {ozellik}', '{donem} {tur} Yemi {icerik}'],
    slots: {
      tur: rodents,
      icerik: ['Havuçlu', 'Meyveli', 'Yoncalı', 'Karışık Tohumlu', 'Sebzeli'],
      ozellik: ['Vitaminli', 'Lif Ağırlıklı', 'Tahılsız', 'Diş Törpüleyici'],
      donem: ['Yavru', 'Yetişkin', 'Yaşlı'],
      lif: ['%14', '%18', '%22', '%26'],
    },
    price: { base: 69, words: { Tahılsız: 1.3, Vitaminli: 1.1 } },
    variants: [foodWeights],
    properties: { Tür: ['{tur}'], İçerik: ['{icerik}'], Dönem: ['{donem}'], Lif: ['{lif}'] },
    sentences: [
      '{name}, küçük dostunuzun günlük besinini dengeler.',
      'Lif oranı {lif} düzeyindedir.',
      'Sert parçaları dişlerin törpülenmesine yardım eder.',
      'C vitaminiyle desteklenmiştir.',
      'Şeker ve yapay renklendirici içermez.',
      'Kuru ot ve taze suyla birlikte veriniz.',
      'Yeni yeme bir haftada, karıştırarak geçiniz.',
      'Serin ve kuru yerde saklayınız.',
    ],
  },
  {
    ...shared,
    category: 'kemirgen-kafesi',
    comments: kemirgenComments['kemirgen-kafesi'],
    drawings: ['hamster', 'rabbit'],
    names: [
      '{seri} Kemirgen Kafesi {boy} cm {ek}',
      '{seri} {kat} Kemirgen Kafesi {boy} cm',
      '{kat} Kemirgen Kafesi {ek} {boy} cm',
    ],
    slots: {
      seri: ['Bahçe', 'Palamut', 'Labirent', 'Orman', 'Tünel', 'Yuva'],
      boy: ['45', '58', '70', '80', '100'],
      ek: ['Çarklı', 'Suluklu', 'Kulplu', 'Yuvalı', 'Tünelli'],
      kat: ['Tek Katlı', 'İki Katlı', 'Üç Katlı'],
      tel: ['6 mm', '8 mm', '10 mm', '14 mm'],
    },
    price: { base: 690, by: { boy: 1.1 }, words: { 'İki Katlı': 1.35, 'Üç Katlı': 1.7, Tünelli: 1.2 } },
    variants: [],
    properties: { Genişlik: ['{boy} cm'], Kat: ['{kat}'], 'Tel Aralığı': ['{tel}'], Donanım: ['{ek}'] },
    sentences: [
      '{name}, koşmak ve saklanmak için bolca alan sunar.',
      'Tel aralığı: {tel}.',
      'Derin tabanı talaşın saçılmasını önler.',
      'Kapıları çift kilitlidir.',
      'Çarkı sessiz döner.',
      'Taban ile tel gövde tek hareketle ayrılır, kolay yıkanır.',
      'Plastik aksamı kemirmeye dayanıklıdır.',
      'Doğrudan güneş ve cereyan almayan yere koyunuz.',
      'Görseldeki hayvan ürüne dâhil değildir.',
    ],
  },
]
