import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { kusComments } from './kus-comments.ts'

const shared = { brands: ['Cıvıl', 'Kanatçık', 'Tünek', 'Serçehan', 'Öten Dal'] }
const birds = ['Muhabbet Kuşu', 'Kanarya', 'Sultan Papağanı', 'Papağan', 'Hint Bülbülü']
const seedWeights: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '500 g' }, { name: '1 kg' }, { name: '3 kg' }],
}

export const kus: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'kus-yemi',
    comments: kusComments['kus-yemi'],
    drawings: ['sheaf-of-rice'],
    names: ['{kus} Yemi {icerik}', '{ozellik} {kus} Yemi {icerik}', '{kus} İçin {icerik} Yem {ozellik}'],
    slots: {
      kus: birds,
      icerik: ['Karışık Tohumlu', 'Meyveli', 'Ballı', 'Sebzeli', 'Yumurtalı'],
      ozellik: ['Vitaminli', 'Üreme Dönemi', 'Tüy Dönemi', 'Günlük', 'Tozsuz'],
      hasat: ['Yeni mahsul', '2025 mahsulü', '2026 mahsulü'],
    },
    price: { base: 59, words: { Papağan: 1.2, Yumurtalı: 1.15, Vitaminli: 1.1 } },
    variants: [seedWeights],
    properties: { Tür: ['{kus}'], İçerik: ['{icerik}'], Özellik: ['{ozellik}'], Mahsul: ['{hasat}'] },
    sentences: [
      '{name}, kuşunuzun günlük besin ihtiyacını karşılar.',
      'Tohumlar elenmiş ve tozundan arındırılmıştır.',
      'İyot ve kalsiyumla zenginleştirilmiştir.',
      'Tüylerin parlak kalmasına yardım eder.',
      'Günde iki tatlı kaşığı yeterlidir.',
      'Serin ve kuru yerde, ağzı kapalı saklayınız.',
      'Yapay renklendirici içermez.',
      'Yanında taze su ve gaga taşı bulundurunuz.',
    ],
  },
  {
    ...shared,
    category: 'kus-kafesi',
    comments: kusComments['kus-kafesi'],
    drawings: ['bird', 'parrot'],
    names: ['{seri} {kus} Kafesi {boy} cm', '{seri} Kuş Kafesi {boy} cm {ek}', '{kus} Kafesi {ek} {boy} cm'],
    slots: {
      seri: ['Bahçe', 'Çatı', 'Köşk', 'Pencere', 'Saray', 'Yuva'],
      kus: birds,
      boy: ['35', '45', '60', '75', '90'],
      ek: ['Ayaklı', 'Çekmeceli', 'Salıncaklı', 'Yem Kaplı', 'Taşıma Kulplu'],
      tel: ['8 mm', '10 mm', '12 mm', '20 mm'],
    },
    price: { base: 590, by: { boy: 1.2 }, words: { Ayaklı: 1.3, Salıncaklı: 1.1 } },
    variants: [],
    properties: { Yükseklik: ['{boy} cm'], Donanım: ['{ek}'], 'Tel Aralığı': ['{tel}'], Tür: ['{kus}'] },
    sentences: [
      '{name}, kanat açmaya yetecek genişliktedir.',
      'Tel aralığı: {tel}.',
      'Tabanı çekmecelidir, kuşu çıkarmadan temizlenir.',
      'Boyası kurşunsuzdur.',
      'İki yemlik, tünek ve salıncak kutudadır.',
      'Kapısı kilitlidir, gagayla açılmaz.',
      'Katlanmış gönderilir, on dakikada kurulur.',
      'Doğrudan güneş ve cereyan almayan yere koyunuz.',
      'Görseldeki kuş ürüne dâhil değildir.',
    ],
  },
]
