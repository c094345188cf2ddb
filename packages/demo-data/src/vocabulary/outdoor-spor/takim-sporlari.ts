import type { LeafVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Filehan', 'Saha İçi', 'Sayı', 'Çimento Saha', 'Turnuvacı', 'Pota'],
  variants: [],
}
const series = ['Akın', 'Derbi', 'Gol Yolu', 'Mahalle', 'Milli Gün', 'Şampiyon', 'Yıldızlar']
const surfaces = ['PU Deri', 'PVC', 'Mikrofiber', 'Kauçuk']
const uses = ['Maç', 'Antrenman', 'Okul', 'Turnuva', 'Sokak']
const common = [
  'Sönük gönderilir; şişirme iğnesi kutudadır.',
  'Önerilen basınç sibobun yanında yazar.',
  'Ortalama üç dakikada şişirilir ve havasını haftalarca korur.',
]

export const takimSporlari: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'futbol-topu',
    drawings: ['soccer-ball'],
    names: [
      '{seri} {kullanim} Topu {no} Numara {yuzey}',
      '{kullanim} Futbol Topu {no} Numara {dikis}',
      '{seri} Futbol Topu {dikis} {yuzey}',
    ],
    slots: {
      seri: series,
      kullanim: uses,
      yuzey: surfaces,
      no: ['3', '4', '5'],
      dikis: ['El Dikişi', 'Makine Dikişi', 'Isıl Yapıştırma'],
      panel: ['20 panel', '26 panel', '32 panel'],
    },
    price: {
      base: 249,
      by: { no: 0.4 },
      words: {
        Mikrofiber: 2,
        'PU Deri': 1.7,
        Kauçuk: 0.9,
        'El Dikişi': 1.2,
        'Isıl Yapıştırma': 1.6,
        Maç: 1.3,
        Turnuva: 1.25,
      },
    },
    properties: { Numara: ['{no}'], Yüzey: ['{yuzey}'], Dikiş: ['{dikis}'], Panel: ['{panel}'] },
    sentences: [
      '{name}, çimde ve halı sahada dengeli yuvarlanır.',
      'Panel düzeni: {panel}.',
      'Dikiş: {dikis}. Su çekip ağırlaşmaz.',
      'Bütil iç lastiği havayı uzun süre tutar.',
      'Yüzeyindeki küçük pürüzler vuruşta isabet sağlar.',
      'Kış aylarında da görünen renklerle basılmıştır.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'basketbol-topu',
    drawings: ['basketball'],
    names: [
      '{seri} Basketbol Topu {no} Numara {yuzey}',
      '{zemin} Basketbol Topu {no} Numara {seri}',
      '{seri} {kullanim} Basketbol Topu {yuzey}',
    ],
    slots: {
      seri: ['Asfalt', 'Blok', 'Çember', 'Parke', 'Ribaunt', 'Smaç', 'Üçlük'],
      kullanim: uses,
      yuzey: surfaces,
      no: ['5', '6', '7'],
      zemin: ['Salon', 'Dış Saha', 'Salon ve Dış Saha'],
    },
    price: {
      base: 290,
      by: { no: 0.5 },
      words: { Mikrofiber: 2, 'PU Deri': 1.7, Kauçuk: 0.9, Maç: 1.3, Turnuva: 1.25 },
    },
    properties: { Numara: ['{no}'], Yüzey: ['{yuzey}'], Zemin: ['{zemin}'] },
    sentences: [
      '{name}, ele oturan derin kanallarıyla güvenli tutuş verir.',
      'Uygun zemin: {zemin}.',
      'Yüzey: {yuzey}. Toz tutmaz, terli elde kaymaz.',
      'Naylon sarımlı iç yapısı yuvarlaklığını korur.',
      'Sekmesi her yönde eşittir.',
      '7 numara yetişkin erkekler, 6 numara kadınlar, 5 numara çocuklar içindir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'voleybol-topu',
    drawings: ['volleyball'],
    names: [
      '{seri} Voleybol Topu {yuzey} {kullanim}',
      '{zemin} Voleybol Topu {seri} {panel}',
      '{seri} {zemin} Voleybol Topu {yuzey}',
    ],
    slots: {
      seri: ['As', 'File', 'Libero', 'Manşet', 'Pasör', 'Servis', 'Smaçör'],
      kullanim: ['Maç Topu', 'Antrenman Topu', 'Okul Topu'],
      yuzey: ['PU Deri', 'Mikrofiber', 'Yumuşak PVC', 'Köpük Destekli'],
      zemin: ['Salon', 'Plaj', 'Bahçe'],
      panel: ['10 Panel', '18 Panel', '8 Panel'],
    },
    price: { base: 290, words: { Mikrofiber: 1.8, 'PU Deri': 1.5, 'Maç Topu': 1.3 } },
    properties: { Zemin: ['{zemin}'], Yüzey: ['{yuzey}'], Panel: ['{panel}'], Kullanım: ['{kullanim}'] },
    sentences: [
      '{name}, manşette kolu acıtmayan yumuşak bir yüzeye sahiptir.',
      'Uygun zemin: {zemin}.',
      'Uçuşu dengelidir, yön değiştirmez.',
      'Resmî ölçü ve ağırlığa uygundur.',
      'Güneşte rengi solmaz, kumdan etkilenmez.',
      'Kaynaklı birleşimi su geçirmez.',
      ...common,
    ],
  },
]
