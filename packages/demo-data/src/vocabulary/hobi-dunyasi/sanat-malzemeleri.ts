import type { LeafVocabulary } from '../vocabulary.ts'
import { sanatMalzemeleriComments } from './sanat-malzemeleri-comments.ts'

const shared = {
  brands: ['Paletçi', 'Tuvalhan', 'Fırçakıl', 'Nakkaş Evi', 'Pigmento', 'Çiniatölye'],
  variants: [],
}
const common = ['Zehirsizdir, CE ve EN 71 belgelidir.', '{brand} atölye öğretmenleriyle birlikte geliştirdi.']

export const sanatMalzemeleri: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'boya-seti',
    comments: sanatMalzemeleriComments['boya-seti'],
    drawings: ['artist-palette', 'crayon'],
    names: [
      '{tur} Boya Seti {adet} Renk {kutu}',
      '{seri} {tur} Boya {adet} Renk',
      'Çocuk {tur} Boya Seti {adet} Renk',
      '{seri} {tur} Boya Takımı {kutu}',
    ],
    slots: {
      tur: ['Pastel', 'Sulu', 'Guaj', 'Akrilik', 'Yağlı Pastel', 'Kuru Pastel'],
      adet: ['12', '18', '24', '36', '48'],
      kutu: ['Metal Kutulu', 'Ahşap Kutulu', 'Karton Kutulu', 'Çantalı'],
      seri: ['Atölye', 'Başlangıç', 'Gökkuşağı', 'Usta', 'Akademi'],
      yas: ['3+', '6+', '8+', 'Yetişkin'],
    },
    price: {
      base: 149,
      by: { adet: 0.7 },
      words: { Akrilik: 1.5, 'Kuru Pastel': 1.2, 'Ahşap Kutulu': 1.7, 'Metal Kutulu': 1.2, Çocuk: 0.7, Takımı: 1.3 },
    },
    properties: { Tür: ['{tur}'], 'Renk Sayısı': ['{adet}'], 'Yaş Grubu': ['{yas}'], Kutu: ['{kutu}'] },
    sentences: [
      '{name}, ilk denemelerden sergi hazırlığına kadar yanınızda.',
      '{adet} renk, birbirine karıştırıldığında çamurlaşmaz.',
      'Pigment oranı yüksektir, az boyayla kapatır.',
      'Giysiye bulaştığında ılık suyla çıkar.',
      'Kutunun kapağı karıştırma tepsisi olarak kullanılır.',
      'Renklerin adı ve ışık dayanımı her parçanın üzerinde yazar.',
      'Eksilen renkler tek tek temin edilebilir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'firca-seti',
    comments: sanatMalzemeleriComments['firca-seti'],
    drawings: ['paintbrush'],
    names: [
      '{seri} {adet} Parça Fırça Seti {kil}',
      '{tur} Fırça Seti {adet} Parça',
      '{seri} {tur} Fırça Seti {kil}',
      '{seri} Fırça Seti {adet} Parça {kutu}',
    ],
    slots: {
      seri: ['Atölye', 'Başlangıç', 'Akademi', 'Usta', 'Minyatür', 'Klasik'],
      adet: ['5', '6', '10', '12', '15', '24'],
      kil: ['Sentetik Kıl', 'Samur Kılı', 'Domuz Kılı', 'Karışık Kıl'],
      tur: ['Sulu Boya', 'Akrilik', 'Yağlı Boya', 'Ebru', 'Detay'],
      kutu: ['Bez Rulo Çantalı', 'Silindir Kutulu', 'Ahşap Kutulu'],
      sap: ['Uzun sap', 'Kısa sap', 'Üçgen sap'],
    },
    price: {
      base: 119,
      by: { adet: 0.65 },
      words: { 'Samur Kılı': 2, 'Domuz Kılı': 1.2, 'Ahşap Kutulu': 1.4, 'Bez Rulo Çantalı': 1.2 },
    },
    properties: { 'Parça Sayısı': ['{adet}'], 'Kıl Türü': ['{kil}'], Kullanım: ['{tur}'], Sap: ['{sap}'] },
    sentences: [
      '{name}, ince çizgiden geniş zemine kadar her işe yeter.',
      'Kıl türü: {kil}. Uçları dağılmadan biçimini korur.',
      'Halkası dikişsiz pirinçtir, sapından ayrılmaz.',
      'Sap: {sap}. Vernikli yüzeyi su çekmez.',
      'Yuvarlak, düz ve yelpaze uçları bir aradadır.',
      'Kullanımdan sonra ılık sabunlu suyla yıkamanız yeterlidir.',
      'Numaraları sapın üzerinde kabartma olarak yazar.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'tuval',
    comments: sanatMalzemeleriComments.tuval,
    drawings: ['framed-picture'],
    names: [
      '{seri} {kumas} Tuval {olcu} cm {paket}',
      '{kumas} Tuval {olcu} cm {doku}',
      '{seri} Baskılı Boyama Tuvali {olcu} cm',
      'Çerçeveli Sayılarla Boyama Tuvali {konu} {olcu} cm',
    ],
    slots: {
      seri: ['Akademi', 'Atölye', 'Sergi', 'Eskiz', 'Klasik'],
      olcu: ['20x20', '25x35', '30x40', '40x50', '50x70', '70x100'],
      paket: ['Tekli', '2’li Paket', '3’lü Paket', '5’li Paket'],
      doku: ['İnce Dokulu', 'Orta Dokulu', 'Kalın Dokulu'],
      konu: ['Kız Kulesi', 'Balonlar', 'Lavanta Bahçesi', 'Balıkçı Kasabası', 'Dağ Gölü'],
      kumas: ['Pamuk', 'Keten', 'Polikoton'],
      gramaj: ['280 g/m²', '330 g/m²', '380 g/m²', '420 g/m²'],
    },
    price: { base: 59, by: { olcu: 0.7, paket: 0.9 }, words: { Keten: 1.5, Sayılarla: 2.6, Baskılı: 1.6 } },
    properties: {
      Ölçü: ['{olcu} cm'],
      Gramaj: ['{gramaj}'],
      Doku: ['{doku}'],
      Kumaş: ['{kumas}'],
    },
    sentences: [
      '{name}, gerilmiş ve astarlanmış olarak gelir.',
      'Gramaj: {gramaj}. Boyayı emip matlaştırmaz.',
      'Kasnağı fırınlanmış çamdandır, nemde eğrilmez.',
      'Köşe kamaları kutudadır, gevşediğinde yeniden gerersiniz.',
      'Yağlı boya, akrilik ve karışık teknikle çalışılır.',
      'Kenarları zımbasızdır, çerçevesiz de asılır.',
      'Kargoda zedelenmemesi için köşe koruyucularla gönderilir.',
      ...common,
    ],
  },
]
