import type { LeafVocabulary } from '../vocabulary.ts'
import { yagVeSivilarComments } from './yag-ve-sivilar-comments.ts'

const shared = { brands: ['Akışkan', 'Motorhan', 'Pistonlu', 'Kaydır', 'Berrakyol', 'Serinmotor'], variants: [] }
const common = [
  'Çocukların ulaşamayacağı yerde saklayınız.',
  'Kapağında sızdırmazlık mührü vardır.',
  'Araç kullanım kılavuzundaki değerlere uygunluğunu denetleyiniz.',
]

export const yagVeSivilar: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'motor-yagi',
    comments: yagVeSivilarComments['motor-yagi'],
    drawings: ['motor-oil'],
    names: [
      '{viskozite} Tam Sentetik Motor Yağı {litre} L {ek}',
      '{seri} {viskozite} Motor Yağı {litre} L',
      '{seri} Yarı Sentetik Motor Yağı {viskozite} {litre} L',
      '{seri} {viskozite} Motor Yağı {ek} {litre} L',
    ],
    slots: {
      viskozite: ['0W-20', '5W-30', '5W-40', '10W-40', '15W-40'],
      litre: ['1', '4', '5', '7'],
      seri: ['Usta', 'Uzun Yol', 'Şehir', 'Turbo', 'Pist'],
      ek: ['Dizel Uyumlu', 'LPG Uyumlu', 'Partikül Filtreli', 'Benzinli'],
      norm: ['API SN', 'API SP', 'ACEA C3', 'ACEA A3/B4'],
    },
    price: {
      base: 390,
      by: { litre: 0.88 },
      words: { 'Yarı Sentetik': 0.75, '0W-20': 1.2, '5W-30': 1.1, '15W-40': 0.85 },
    },
    properties: { Viskozite: ['{viskozite}'], Hacim: ['{litre} L'], Norm: ['{norm}'], Uyum: ['{ek}'] },
    sentences: [
      '{name}, soğuk çalıştırmada motoru anında korur.',
      'Norm: {norm}.',
      'Yüksek ısıda incelmez, yağ basıncını sabit tutar.',
      'Temizleyici katkıları kurum birikimini önler.',
      'Yakıt tüketimini düşürmeye yardım eder.',
      'Değişim aralığı boyunca özelliğini korur.',
      'Dökme ağzı huni gerektirmez.',
      'Atık yağı yetkili toplama noktasına veriniz.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'antifriz',
    comments: yagVeSivilarComments.antifriz,
    drawings: ['motor-oil'],
    names: [
      '{renk} Antifriz {derece} {litre} L',
      'Organik Antifriz {renk} {litre} L {tip}',
      '{seri} Antifriz {derece} {litre} L',
      '{seri} {tip} Antifriz {renk} {litre} L',
    ],
    slots: {
      renk: ['Kırmızı', 'Mavi', 'Yeşil', 'Pembe'],
      derece: ['-20 °C', '-37 °C', '-40 °C', '-56 °C'],
      litre: ['1', '3', '5', '16'],
      seri: ['Ayaz', 'Buzkıran', 'Kuzey', 'Dört Mevsim'],
      tip: ['Konsantre', 'Kullanıma Hazır'],
      omur: ['2 yıl', '3 yıl', '5 yıl'],
    },
    price: {
      base: 129,
      by: { litre: 0.85 },
      words: { Konsantre: 1.5, Organik: 1.25, '-56 °C': 1.3, '-40 °C': 1.2, '-37 °C': 1.15 },
    },
    properties: {
      Renk: ['{renk}'],
      'Donma Noktası': ['{derece}'],
      Hacim: ['{litre} L'],
      Tip: ['{tip}'],
      Ömür: ['{omur}'],
    },
    sentences: [
      '{name}, radyatörü kışın donmaya, yazın kaynamaya karşı korur.',
      'Donma noktası {derece} olarak ölçülmüştür.',
      'Alüminyum ve döküm bloklarda paslanmayı önler.',
      'Ömrü {omur} olarak belirlenmiştir.',
      'Farklı renklerdeki antifrizlerle karıştırmayınız.',
      'Silikat ve fosfat içermez.',
      'Motor soğukken eklenmelidir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'cam-suyu',
    comments: yagVeSivilarComments['cam-suyu'],
    drawings: ['detergent'],
    names: [
      '{mevsim} Cam Suyu {litre} L {koku}',
      'Antifrizli Cam Suyu {derece} {litre} L {koku}',
      'Konsantre Cam Suyu {litre} L {koku}',
      '{seri} Cam Suyu {mevsim} {litre} L',
    ],
    slots: {
      mevsim: ['Kışlık', '4 Mevsim', 'Donmaz Kışlık'],
      litre: ['1', '2,5', '3', '4', '5'],
      koku: ['Limon Kokulu', 'Çam Kokulu', 'Elma Kokulu', 'Kokusuz', 'Okyanus Kokulu'],
      derece: ['-10 °C', '-20 °C', '-30 °C'],
      seri: ['Berrak', 'Damla', 'Görüş', 'Yağmur'],
    },
    price: {
      base: 49,
      by: { litre: 0.75 },
      words: { Konsantre: 1.6, 'Donmaz Kışlık': 1.3, Antifrizli: 1.2, '-30 °C': 1.3 },
    },
    properties: { Mevsim: ['{mevsim}'], Hacim: ['{litre} L'], Koku: ['{koku}'] },
    sentences: [
      '{name}, böcek ve tuz izlerini tek silmede çıkarır.',
      'Camda gökkuşağı izi bırakmaz.',
      'Silecek lastiğine ve boyaya zarar vermez.',
      'Gece sürüşünde farların camda dağılmasını önler.',
      'Depoya doğrudan eklenir.',
      'Isıtmalı fıskiyelerle uyumludur.',
      'Metanol içermez.',
      ...common.slice(0, 2),
    ],
  },
]
