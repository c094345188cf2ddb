import type { LeafVocabulary } from '../vocabulary.ts'

const shared = { brands: ['Pratika', 'Ocaklı', 'Yuvam', 'Mutfakçım', 'Lodos'], variants: [] }
const served = ['Türkçe kullanım kılavuzu kutusundadır.', '{brand} ürünleri iki yıl garanti kapsamındadır.']
const hood = { ...shared, category: 'davlumbaz-ve-aspirator', brands: ['Serin', 'Lodos', 'Yuvam', 'Berrak', 'Ocaklı'] }
const hoodFinish = ['İnoks', 'Siyah Cam', 'Beyaz Cam']
const mixers = { ...shared, category: 'mutfak-robotu-ve-mikser' }

/** Appliances that move air, and those that mix, slice and press. */
export const evVeMutfakAletleri: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'vantilator',
    brands: ['Serin', 'Lodos', 'Yuvam', 'Rüzgârcı', 'Berrak'],
    drawings: ['standing-fan'],
    names: [
      'Ayaklı Vantilatör {cm} cm {ozellik}',
      'Masa Tipi Vantilatör {kucuk} cm {ozellik}',
      'Sessiz Vantilatör {cm} cm {ozellik}',
    ],
    slots: {
      cm: ['40', '45', '50'],
      kucuk: ['20', '25', '30'],
      ozellik: ['Kumandalı', 'Zamanlayıcılı', 'Üç Kademeli', 'Salınımlı'],
      guc: ['45', '55', '65'],
    },
    price: { base: 890, by: { cm: 0.9, kucuk: 0.6 }, words: { Masa: 0.6, Sessiz: 1.25, Kumandalı: 1.25 } },
    properties: { Güç: ['{guc} W'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, odanın havasını çabuk çevirir.',
      'Başı yukarı aşağı ayarlanır.',
      'Kafesi sık tellidir, parmak girmez.',
      'Gece kademesinde uykuyu bölmez.',
      ...served,
    ],
  },
  {
    ...shared,
    category: 'hava-temizleyici',
    brands: ['Serin', 'Lodos', 'Ferahça', 'Tozkapan', 'Berrak'],
    drawings: ['air-purifier'],
    names: [
      'Hava Temizleyici {alan} m² {filtre}',
      'Akıllı Hava Temizleyici {alan} m² {filtre}',
      'Sessiz Hava Temizleyici {alan} m² {filtre}',
    ],
    slots: {
      alan: ['20', '35', '50', '70'],
      filtre: ['HEPA Filtreli', 'Karbon Filtreli', 'Üç Filtreli'],
      ses: ['22', '25', '28'],
    },
    price: { base: 2990, by: { alan: 0.7 }, words: { Akıllı: 1.3, Sessiz: 1.1, 'Üç Filtreli': 1.25 } },
    properties: { Alan: ['{alan} m²'], Filtre: ['{filtre}'], 'Ses Düzeyi': ['{ses} dB'] },
    sentences: [
      '{name}, toz ve poleni havadan süzer.',
      'Havanın kirliliğini ışığının rengiyle gösterir.',
      'Filtresi dolunca uyarır.',
      'Gece kipinde {ses} dB ile çalışır.',
      ...served,
    ],
  },
  {
    ...hood,
    aspects: 'davlumbaz',
    drawings: ['chimney-hood'],
    names: ['Davlumbaz {cm} cm {kaplama} {emis} m³/sa', 'Duvar Tipi Davlumbaz {cm} cm {kaplama} {emis} m³/sa'],
    slots: { cm: ['60', '70', '90'], kaplama: hoodFinish, emis: ['450', '600', '750'], ses: ['58', '62', '65'] },
    price: { base: 3490, by: { cm: 1, emis: 0.5 }, words: { 'Siyah Cam': 1.2, 'Beyaz Cam': 1.2 } },
    properties: { Genişlik: ['{cm} cm'], Emiş: ['{emis} m³/sa'], 'Ses Düzeyi': ['{ses} dB'] },
    sentences: [
      '{name}, kızartma kokusunu salona bırakmaz.',
      'Alüminyum yağ filtreleri bulaşık makinesinde yıkanır.',
      'LED ışıkları ocağın üstünü aydınlatır.',
      'Baca borusu kutudadır.',
      ...served,
    ],
  },
  {
    ...hood,
    aspects: 'aspirator',
    drawings: ['slim-hood'],
    names: [
      'Sürgülü Aspiratör {cm} cm {kaplama}',
      'Ankastre Aspiratör {cm} cm {kaplama} {emis} m³/sa',
      'Aspiratör {cm} cm {kaplama} {emis} m³/sa',
    ],
    slots: { cm: ['50', '60', '90'], kaplama: hoodFinish, emis: ['300', '400', '500'], ses: ['56', '60', '63'] },
    price: { base: 1690, by: { cm: 0.9, emis: 0.4 }, words: { Sürgülü: 1.25, Ankastre: 1.3, 'Siyah Cam': 1.15 } },
    properties: { Genişlik: ['{cm} cm'], Kaplama: ['{kaplama}'], 'Ses Düzeyi': ['{ses} dB'] },
    sentences: [
      '{name}, dolabın altında yer kaplamaz.',
      'Bacasız mutfakta karbon filtreyle kullanılır.',
      'Üç kademesi ve ışığı vardır.',
      'Yağ filtresi sökülüp yıkanır.',
      ...served,
    ],
  },
  {
    ...mixers,
    aspects: 'mikser',
    drawings: ['hand-mixer'],
    names: ['El Mikseri {guc} W {hiz} Kademeli', 'Mikser {guc} W {hiz} Kademeli {ek}'],
    slots: {
      guc: ['300', '400', '500', '600'],
      hiz: ['Beş', 'Altı', 'On'],
      ek: ['Hamur Kancalı', 'Çelik Çırpıcılı'],
    },
    price: { base: 690, by: { guc: 0.6 }, words: { 'Hamur Kancalı': 1.15, On: 1.1 } },
    properties: { Güç: ['{guc} W'], 'Hız Kademesi': ['{hiz}'] },
    sentences: [
      '{name}, yumurtayı ve kremayı birkaç dakikada kabartır.',
      'Uçları tek düğmeyle çıkar, bulaşık makinesinde yıkanır.',
      'Sapı eli yormaz.',
      'Turbo düğmesi vardır.',
      ...served,
    ],
  },
  {
    ...mixers,
    aspects: 'mikser',
    drawings: ['stand-mixer'],
    names: ['Stand Mikser {guc} W {litre} L Kâseli', 'Hamur Yoğurma Mikseri {guc} W {litre} L Kâseli'],
    slots: { guc: ['800', '1.000', '1.300', '1.500'], litre: ['4', '5', '6'], hiz: ['Altı', 'Sekiz', 'On'] },
    price: { base: 3490, by: { guc: 0.7, litre: 0.4 }, words: { Hamur: 1.1 } },
    properties: { Güç: ['{guc} W'], 'Kâse Hacmi': ['{litre} L'], 'Hız Kademesi': ['{hiz}'] },
    sentences: [
      '{name}, ekmek hamurunu elinizi sürmeden yoğurur.',
      'Çelik kâsesi çıkar ve yıkanır.',
      'Çırpıcı, karıştırıcı ve hamur kancası kutudadır.',
      'Vantuzlu ayakları tezgâhta kaymaz.',
      ...served,
    ],
  },
  {
    ...mixers,
    aspects: 'mutfak-robotu',
    drawings: ['food-processor'],
    names: [
      'Mutfak Robotu {guc} W {litre} L Hazneli',
      'Mutfak Robotu {guc} W {litre} L Hazneli {ek}',
      'Doğrayıcılı Mutfak Robotu {guc} W {litre} L Hazneli',
    ],
    slots: {
      guc: ['600', '800', '1.000', '1.200'],
      litre: ['1,5', '2', '2,5', '3'],
      ek: ['Rende Diskli', 'Dilimleme Diskli', 'Blender Sürahili'],
    },
    price: { base: 1990, by: { guc: 0.6, litre: 0.4 }, words: { Sürahili: 1.3, Doğrayıcılı: 1.1 } },
    properties: { Güç: ['{guc} W'], 'Hazne Hacmi': ['{litre} L'] },
    sentences: [
      '{name}, soğanı saniyeler içinde doğrar.',
      'Kapağı kilitlenmeden çalışmaz.',
      'Haznesi ve diskleri bulaşık makinesinde yıkanır.',
      'Kablosu altında toplanır.',
      ...served,
    ],
  },
  {
    ...mixers,
    aspects: 'narenciye-sikacagi',
    drawings: ['citrus-press'],
    names: [
      'Narenciye Sıkacağı {guc} W {govde}',
      'Elektrikli Narenciye Sıkacağı {guc} W {ek}',
      '{ek} Narenciye Sıkacağı {guc} W {govde}',
    ],
    slots: {
      guc: ['40', '60', '85', '100'],
      govde: ['Çelik Gövdeli', 'Plastik Gövdeli'],
      ek: ['Damlatmaz Ağızlı', 'İki Koni Başlı', 'Posa Ayarlı'],
    },
    price: { base: 690, by: { guc: 0.5 }, words: { 'Çelik Gövdeli': 1.5, 'Posa Ayarlı': 1.1 } },
    properties: { Güç: ['{guc} W'], Kullanım: ['Portakal, limon ve greyfurt'] },
    sentences: [
      '{name}, bastırınca döner, bırakınca durur.',
      'Musluğu bardağa doğrudan akıtır.',
      'Süzgeci posayı tutar.',
      'Konisi ve haznesi suyla yıkanır.',
      ...served,
    ],
  },
]
