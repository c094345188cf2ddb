import type { LeafVocabulary } from '../vocabulary.ts'
import { balikComments } from './balik-comments.ts'

const shared = { brands: ['Lagün', 'Yüzgeç', 'Mercanada', 'Solungaç', 'Derya Akvaryum'], variants: [] }

export const balik: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'akvaryum',
    comments: balikComments.akvaryum,
    drawings: ['fish-tank'],
    names: [
      '{litre} L {bicim} Akvaryum {ek}',
      '{seri} Akvaryum Seti {litre} L {ek}',
      '{seri} {bicim} Akvaryum {litre} L',
    ],
    slots: {
      litre: ['10', '20', '35', '54', '80', '120'],
      bicim: ['Dikdörtgen', 'Küp', 'Bombeli', 'Panoramik'],
      ek: ['Işıklı', 'Filtreli', 'Kapaklı', 'Isıtıcılı'],
      seri: ['Ada', 'Kıyı', 'Koy', 'Körfez', 'Resif'],
      cam: ['4 mm', '5 mm', '6 mm', '8 mm'],
    },
    price: { base: 390, by: { litre: 0.8 }, words: { Bombeli: 1.25, Panoramik: 1.3, Seti: 1.3, Isıtıcılı: 1.2 } },
    properties: { Hacim: ['{litre} L'], Biçim: ['{bicim}'], 'Cam Kalınlığı': ['{cam}'], Donanım: ['{ek}'] },
    sentences: [
      '{name}, oturma odasına canlı bir köşe kazandırır.',
      'Cam kalınlığı: {cam}.',
      'Birleşimleri siyah silikonla, sızdırmaz yapılmıştır.',
      'LED aydınlatması bitki gelişimini destekler.',
      'Kapağı balıkların sıçramasını önler.',
      'Kurmadan önce altına keçe seriniz.',
      'Sızdırmazlık denemesinden geçirilip gönderilir.',
      'Kırılmaya karşı ahşap kasayla taşınır.',
      'Balık ve süsler fiyata dâhil değildir.',
    ],
  },
  {
    ...shared,
    category: 'balik-yemi',
    comments: balikComments['balik-yemi'],
    drawings: ['tropical-fish'],
    names: [
      '{tur} {bicim} Balık Yemi {miktar}',
      '{ozellik} {tur} Yemi {miktar}',
      '{ozellik} {bicim} Balık Yemi {tur} {miktar}',
    ],
    slots: {
      tur: ['Tropikal', 'Japon Balığı', 'Ciklet', 'Beta', 'Lepistes'],
      bicim: ['Pul', 'Granül', 'Çubuk', 'Tablet'],
      miktar: ['100 ml', '250 ml', '500 ml', '1 L'],
      ozellik: ['Renk Artırıcı', 'Spirulinalı', 'Yavru', 'Suyu Bulandırmayan'],
      protein: ['%36', '%42', '%46', '%50'],
    },
    price: { base: 59, by: { miktar: 0.7 }, words: { Spirulinalı: 1.2 } },
    properties: { Tür: ['{tur}'], Biçim: ['{bicim}'], Miktar: ['{miktar}'], Protein: ['{protein}'] },
    sentences: [
      '{name}, balıkların doğal rengini korumasına yardım eder.',
      'Protein oranı {protein} düzeyindedir.',
      'Suyu bulandırmadan yavaşça dağılır.',
      'Günde iki kez, iki dakikada bitecek kadar veriniz.',
      'Karides unu ve yosun içerir.',
      'Kapağı dozlu, ağzı nem almaz.',
      'Yapay renklendirici içermez.',
      'Serin ve kuru yerde saklayınız.',
    ],
  },
]
