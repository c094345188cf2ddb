import type { LeafVocabulary } from '../vocabulary.ts'
import { akuVeElektrikComments } from './aku-ve-elektrik-comments.ts'

const shared = { brands: ['Marşbas', 'Kutupbaşı', 'Kıvılcımhan', 'Voltaç', 'Şarjör', 'Artı Eksi'], variants: [] }

export const akuVeElektrik: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'aku',
    comments: akuVeElektrikComments.aku,
    drawings: ['car-battery'],
    names: ['12 V {guc} Akü {tip}', '{seri} Akü {guc}', '{seri} {tip} Akü {guc}'],
    slots: {
      guc: ['45 Ah 400 A', '55 Ah 480 A', '60 Ah 540 A', '72 Ah 640 A', '90 Ah 760 A', '105 Ah 850 A'],
      tip: ['EFB', 'AGM', 'Start Stop', 'Bakımsız'],
      seri: ['Ağır İş', 'Dört Mevsim', 'Kuzey', 'Şehir', 'Uzun Yol'],
      kutup: ['Sağ artı', 'Sol artı', 'Yan kutuplu'],
    },
    price: { base: 2490, by: { guc: 0.9 }, words: { AGM: 1.7, EFB: 1.35, 'Start Stop': 1.4, 'Ağır İş': 1.2 } },
    properties: { Güç: ['{guc}'], Tip: ['{tip}'], Kutup: ['{kutup}'] },
    sentences: [
      '{name}, eksi derecelerde bile ilk marşta çalıştırır.',
      'Kapasitesi ve soğuk marş akımı: {guc}.',
      'Kutup yerleşimi: {kutup}.',
      'Su ekleme gerektirmez.',
      'Dolu ve kullanıma hazır gönderilir.',
      'Titreşime dayanıklı ızgara yapısı vardır.',
      'Taşıma kulpu gövdeyle bütündür.',
      'Eski akünüzü depozito karşılığında teslim edebilirsiniz.',
      'Yirmi dört ay garantilidir.',
    ],
  },
  {
    ...shared,
    category: 'far-ampulu',
    comments: akuVeElektrikComments['far-ampulu'],
    drawings: ['light-bulb'],
    names: [
      '{duy} Far Ampulü {kelvin} {adet}',
      '{seri} {duy} Far Ampulü {watt} W {adet}',
      '{seri} {duy} Far Ampulü {kelvin} {adet}',
    ],
    slots: {
      duy: ['H1', 'H4', 'H7', 'H11', 'HB3', 'HB4'],
      adet: ['Tekli', '2’li', '2’li Çantalı'],
      seri: ['Gece', 'Uzun Yol', 'Şahin', 'Tepe'],
      watt: ['55', '60', '65'],
      kelvin: ['3000 K', '3200 K', '3700 K', '4200 K'],
    },
    price: {
      base: 149,
      by: { watt: 0.7 },
      words: { '2’li': 1.85, Çantalı: 1.1, HB3: 1.3, HB4: 1.3, '4200 K': 1.3, '3700 K': 1.15 },
    },
    properties: { Duy: ['{duy}'], Güç: ['{watt} W'], 'Renk Sıcaklığı': ['{kelvin}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, karanlık yolda görüşü uzatır.',
      'Renk sıcaklığı {kelvin} düzeyindedir.',
      'Karşıdan geleni kamaştırmayan ışık çizgisine sahiptir.',
      'Orijinal soketine kesmeden takılır.',
      'Titreşime dayanıklı filamanı uzun ömürlüdür.',
      'Cam yüzeye çıplak elle dokunmayınız.',
      'İki farın birlikte değiştirilmesi önerilir.',
      'E işaretlidir, muayeneye uygundur.',
    ],
  },
  {
    ...shared,
    category: 'takviye-cihazi',
    comments: akuVeElektrikComments['takviye-cihazi'],
    drawings: ['power-bank', 'car-battery'],
    names: [
      '{akim} A Akü Takviye Cihazı {kapasite} mAh',
      '{seri} Takviye Cihazı {akim} A {ek}',
      'Taşınabilir Akü Takviye {kapasite} mAh {ek}',
    ],
    slots: {
      akim: ['600', '1.000', '1.500', '2.000', '2.500'],
      kapasite: ['8.000', '12.000', '16.000', '20.000'],
      ek: ['Fenerli', 'Pompalı', 'Ekranlı', 'USB-C Çıkışlı'],
      seri: ['Acil', 'Can Suyu', 'Kurtaran', 'Şoför Dostu', 'Yedek'],
      motor: ['3,0 L benzinli', '4,0 L benzinli', '6,0 L dizel', '8,0 L dizel'],
    },
    price: { base: 1490, by: { akim: 0.55, kapasite: 0.6 }, words: { Pompalı: 1.35, Ekranlı: 1.08 } },
    properties: {
      'Tepe Akımı': ['{akim} A'],
      Kapasite: ['{kapasite} mAh'],
      Uyum: ['{motor} motora kadar'],
      Özellik: ['{ek}'],
    },
    sentences: [
      '{name}, biten aküyü başka araca gerek kalmadan çalıştırır.',
      '{motor} motora kadar yeterlidir.',
      'Ters bağlantıda uyarır, kıvılcım çıkarmaz.',
      'Telefon ve tableti de doldurur.',
      'Dolu hâlde altı ay bekleyebilir.',
      'Üç kademeli feneri acil durumda yol gösterir.',
      'Torpidoya sığacak kadar küçüktür.',
      'Kablo takımı ve sert çantası kutudadır.',
    ],
  },
]
