import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const furniture = ['Lamina', 'Meşekapı', 'Evcimen', 'Rahvan', 'Salonist', 'Yuvasın', 'Döşemen']
const kitchen = ['Köşkhan', 'Sinibey', 'Kevgir', 'Tarçına', 'Bakırcılar Hanı']
const boards: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Ceviz' }, { name: 'Açık Meşe' }, { name: 'Mat Beyaz' }, { name: 'Antrasit' }],
}
const mounted = [
  'Demonte gönderilir; kurulum şeması ve anahtarı kutudan çıkar.',
  'Malzeme ve işçilik hatalarına karşı iki yıl {brand} garantisi altındadır.',
]
const tools = { category: 'mutfak-gerecleri', brands: kitchen, variants: [] }
const baskets = { category: 'sepet-ve-aski', brands: ['Düzenci', 'Gözgöz', 'Evcimen', 'Tertipli'] }

/** What keeps a home in order: low cupboards, baskets, hangers, and what lies in the drawers of its kitchen. */
export const evDuzeni: readonly LeafVocabulary[] = [
  {
    category: 'tv-unitesi',
    brands: furniture,
    drawings: ['tv-unit'],
    names: [
      '{model} TV Ünitesi {cm} cm {ayak}',
      '{model} TV Ünitesi {cm} cm {kapak}',
      '{model} Duvar Raflı TV Ünitesi {cm} cm',
    ],
    slots: {
      model: ['Balat', 'Dere', 'Gümüşsu', 'Koza', 'Liman', 'Poyraz', 'Sedir', 'Taraça', 'Yamaç', 'Zeytinli'],
      cm: ['120', '140', '160', '180', '200'],
      ayak: ['Metal Ayaklı', 'Ahşap Ayaklı', 'Baza Ayaklı'],
      kapak: ['İki Kapaklı', 'Üç Kapaklı', 'Çekmeceli'],
      tasima: ['40 kg', '50 kg', '60 kg'],
    },
    price: { base: 3290, by: { cm: 1.1 }, words: { 'Duvar Raflı': 1.35, 'Metal Ayaklı': 1.08, Çekmeceli: 1.12 } },
    variants: [boards],
    properties: { Genişlik: ['{cm} cm'], Gövde: ['Lamine yonga levha', 'MDF'], 'Taşıma Kapasitesi': ['{tasima}'] },
    sentences: [
      '{name}, televizyonu göz hizasında tutar.',
      'Arkasındaki deliklerden kablolar toplanır.',
      'Üst tablası {tasima} ağırlık taşır.',
      'Modem, konsol ve uydu alıcısı için açık gözü vardır.',
      'Televizyon ve süs eşyaları ürüne dâhil değildir.',
      ...mounted,
    ],
  },
  {
    category: 'ayakkabilik',
    brands: furniture,
    drawings: ['shoe-cabinet'],
    names: [
      '{model} Ayakkabılık {cift} Çift Kapasiteli',
      '{model} Kapaklı Ayakkabılık {cift} Çift Kapasiteli',
      '{model} Oturaklı Ayakkabılık {kucuk} Çift Kapasiteli',
    ],
    slots: {
      model: ['Antre', 'Avlu', 'Eşik', 'Hol', 'Kapı Ağzı', 'Karşılama', 'Sofa', 'Taşlık', 'Üst Kat', 'Merdivenaltı'],
      cift: ['12', '16', '20', '24', '30'],
      kucuk: ['8', '10', '12'],
      govde: ['Suntalam', 'MDF', 'Melamin kaplı levha'],
    },
    price: { base: 1490, by: { cift: 0.75, kucuk: 0.6 }, words: { Kapaklı: 1.3, Oturaklı: 1.35 } },
    variants: [boards],
    properties: { Gövde: ['{govde}'], Yerleşim: ['Antre ve hol'] },
    sentences: [
      '{name}, dar antreye de sığar.',
      'Rafları bot boyuna göre ayarlanır.',
      'Arkası havalandırmalıdır, koku yapmaz.',
      'Duvara sabitleme parçası kutudadır.',
      'Üst tablası anahtar ve çanta için boş bırakılmıştır.',
      ...mounted,
    ],
  },
  {
    category: 'masa-ortusu',
    brands: ['Dokumahan', 'Buldanca', 'Keteniye', 'İlmekli', 'Sofraaltı'],
    drawings: ['tablecloth'],
    names: [
      '{desen} Masa Örtüsü {olcu} cm {kumas}',
      'Leke Tutmaz Masa Örtüsü {olcu} cm {desen}',
      '{kumas} Masa Örtüsü {olcu} cm Dantelli',
    ],
    slots: {
      desen: ['Pötikareli', 'Çizgili', 'Çiçekli', 'Düz', 'Zeytin Dallı'],
      olcu: ['100x140', '140x180', '160x220', '160x260'],
      kumas: ['Pamuk', 'Keten', 'Jakar', 'Dertsiz Kumaş'],
    },
    price: { base: 189, by: { olcu: 0.7 }, words: { Keten: 1.5, Jakar: 1.35, Dantelli: 1.3, 'Leke Tutmaz': 1.2 } },
    variants: [
      { name: 'Renk', values: [{ name: 'Kırık Beyaz' }, { name: 'Bordo' }, { name: 'Su Yeşili' }, { name: 'Taş' }] },
    ],
    properties: { Ölçü: ['{olcu} cm'], Desen: ['{desen}'], Kumaş: ['{kumas}'] },
    sentences: [
      '{name}, günlük sofraya da bayram sofrasına da yakışır.',
      'Köşeleri gönyeli dikilmiştir, düzgün dökülür.',
      '40 derecede makinede yıkanır.',
      'Az ütü ister, asarak kurutunuz.',
      'Masa ölçünüze her yandan 25 santimetre pay ekleyip seçiniz.',
    ],
  },
  {
    ...baskets,
    aspects: 'camasir-sepeti',
    drawings: ['laundry-basket'],
    names: [
      '{malzeme} Çamaşır Sepeti {litre} L {ozellik}',
      'İnce Uzun {malzeme} Çamaşır Sepeti {litre} L',
      'Banyo Tipi {malzeme} Çamaşır Sepeti {litre} L',
    ],
    slots: {
      malzeme: ['Plastik', 'Bambu', 'Hasır', 'Kumaş'],
      litre: ['35', '50', '65', '80'],
      ozellik: ['Kulplu', 'Kapaklı', 'İki Bölmeli', 'Tekerlekli'],
    },
    price: {
      base: 179,
      by: { litre: 0.6 },
      words: { Bambu: 2.2, Hasır: 2, Kumaş: 1.2, Tekerlekli: 1.25, Kapaklı: 1.2 },
    },
    variants: [{ name: 'Renk', values: [{ name: 'Beyaz' }, { name: 'Bej' }, { name: 'Antrasit' }] }],
    properties: { Malzeme: ['{malzeme}'], Hacim: ['{litre} L'] },
    sentences: [
      '{name}, bir haftalık çamaşırı alır.',
      'Delikleri hava aldırır, nem kokusu yapmaz.',
      'Kenarları çapaksızdır, örgü kumaşa takılmaz.',
      'Nemli bezle silinir.',
    ],
  },
  {
    ...baskets,
    aspects: 'elbise-askisi',
    drawings: ['clothes-hangers'],
    names: [
      '{malzeme} Elbise Askısı {adet} Adet',
      '{malzeme} Elbise Askısı {adet} Adet {ozellik}',
      '{malzeme} Çocuk Elbise Askısı {adet} Adet',
    ],
    slots: {
      malzeme: ['Ahşap', 'Kadife Kaplı', 'Plastik', 'Metal'],
      adet: ['5', '10', '20', '30'],
      ozellik: ['Pantolon Barlı', 'Kaymaz', 'Geniş Omuzlu', 'Mandallı'],
    },
    price: {
      base: 79,
      by: { adet: 0.8 },
      words: { Ahşap: 2, 'Kadife Kaplı': 1.4, Metal: 1.3, Mandallı: 1.2, Çocuk: 0.8 },
    },
    variants: [],
    properties: { Malzeme: ['{malzeme}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, gömleğin omzunda iz bırakmaz.',
      'Kancası 360 derece döner.',
      'Dolapta az yer kaplar.',
      'Islak çamaşır da asılabilir, boyası geçmez.',
    ],
  },
  {
    ...tools,
    aspects: 'rende',
    drawings: ['box-grater'],
    names: ['{yuz} Yüzlü Rende {ozellik}', '{ozellik} Rende {boy} {yuz} Yüzlü', 'Hazneli Rende {yuz} Yüzlü {boy}'],
    slots: {
      yuz: ['Tek', 'Dört', 'Altı'],
      ozellik: ['Paslanmaz Çelik', 'Kaymaz Tabanlı', 'Yumuşak Saplı'],
      boy: ['Küçük Boy', 'Orta Boy', 'Büyük Boy'],
    },
    price: { base: 99, words: { Dört: 1.5, Altı: 1.8, 'Orta Boy': 1.15, 'Büyük Boy': 1.35, Hazneli: 1.4 } },
    properties: { 'Kesme Yüzü': ['{yuz}'], Malzeme: ['Paslanmaz çelik'] },
    sentences: [
      '{name}, peynirden havuca her iş içindir.',
      'Dişleri keskindir, limon kabuğunu da inceltir.',
      'Tezgâhta kaymaz.',
      'Bulaşık makinesinde yıkanır.',
    ],
  },
  {
    ...tools,
    aspects: 'tepsi',
    drawings: ['serving-tray'],
    names: [
      '{malzeme} Servis Tepsisi {cm} cm Kulplu',
      'Kulplu {malzeme} Tepsi {cm} cm',
      '{desen} Tepsi {cm} cm {malzeme}',
    ],
    slots: {
      malzeme: ['Ahşap', 'Bambu', 'Melamin'],
      cm: ['30', '36', '42', '48'],
      desen: ['Yuvarlak', 'Düz', 'Oval'],
    },
    price: { base: 169, by: { cm: 1.1 }, words: { Ahşap: 1.5, Bambu: 1.3, Servis: 1.1 } },
    properties: { Çap: ['{cm} cm'], Malzeme: ['{malzeme}'] },
    sentences: [
      '{name}, çay servisini bir gidişte taşır.',
      'Kenarı yükseltilidir, bardak kaymaz.',
      'Altındaki keçeler masayı çizmez.',
      'Nemli bezle silinir.',
      'Üzerindeki bardak ve fincan dâhil değildir.',
    ],
  },
  {
    ...tools,
    aspects: 'cezve',
    drawings: ['cezve'],
    names: [
      '{malzeme} Cezve {fincan} Fincanlık {sap}',
      '{isleme} {malzeme} Cezve {fincan} Fincanlık',
      '{malzeme} Kahve Cezvesi {fincan} Fincanlık {sap}',
    ],
    slots: {
      malzeme: ['Bakır', 'Dövme Bakır', 'Bakır Kaplama'],
      fincan: ['1', '2', '4', '6'],
      sap: ['Ahşap Saplı', 'Pirinç Saplı'],
      isleme: ['Kalaylı', 'Kalın Tabanlı', 'El İşi'],
    },
    price: { base: 189, by: { fincan: 0.4 }, words: { Dövme: 1.7, Kaplama: 0.7, 'Pirinç Saplı': 1.2, 'El İşi': 1.4 } },
    properties: { Malzeme: ['{malzeme}'], Kapasite: ['{fincan} fincan'] },
    sentences: [
      '{name}, köpüğü taşırmadan toplar.',
      'Ağzının iki yanı da dökmeye uygundur.',
      'İçi gıdaya uygun kalaylıdır.',
      'Elde, yumuşak süngerle yıkayınız.',
      'Gazlı ve elektrikli ocakta kullanılır.',
    ],
  },
]
