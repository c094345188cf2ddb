import { anyShoeSizes } from '../shelf.ts'
import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Adım', 'Yolbaşı', 'Patika', 'Kartalkaya Atölye', 'İzcik', 'Sazan Baba', 'Bozayı'],
}
const earth: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Kahve' }, { name: 'Siyah' }, { name: 'Haki' }, { name: 'Kum' }, { name: 'Gri' }],
}

export const dogaSporlari: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'trekking-botu',
    brands: ['Adım', 'Yolbaşı', 'Patika', 'Kartalkaya Atölye', 'Bozayı'],
    drawings: ['hiking-boot'],
    names: [
      '{seri} {cins} Trekking Botu {ozellik}',
      '{seri} {cins} Su Geçirmez Bot',
      '{seri} {cins} Dağ Botu {taban} {ozellik}',
      '{seri} {cins} {deri} Trekking Botu',
    ],
    slots: {
      seri: ['Aladağ', 'Hitit Yolu', 'Karia', 'Likya', 'Nemrut', 'Süphan', 'Yedikuyular'],
      cins: ['Erkek', 'Kadın', 'Unisex'],
      ozellik: ['Membranlı', 'Yünlü', 'Bilekli', 'Hafif', 'Kaymaz Tabanlı'],
      taban: ['Kauçuk Taban', 'EVA Taban', 'Çift Yoğunluklu Taban'],
      deri: ['Nubuk Deri', 'Süet', 'Sentetik', 'Hakiki Deri'],
    },
    price: {
      base: 2190,
      words: { Membranlı: 1.35, Yünlü: 1.15, 'Nubuk Deri': 1.3, 'Hakiki Deri': 1.4, Sentetik: 0.85, 'Dağ Botu': 1.2 },
    },
    variants: [...anyShoeSizes, earth],
    properties: { Cinsiyet: ['{cins}'], Malzeme: ['{deri}'], Taban: ['{taban}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, uzun rotalarda bileği sarar ve korur.',
      'Malzeme: {deri}. Yağmurda ve çamurda su çekmez.',
      'Taban: {taban}. Islak kayada tutunur.',
      'Burun koruması taş darbelerine karşıdır.',
      'İç tabanlığı çıkarılır, havalandırılır.',
      'Bağcık kancaları hızlı bağlamayı sağlar.',
      'İlk uzun yürüyüşten önce birkaç gün kısa süreli giymeniz önerilir.',
      'Ara numaralarda bir büyüğünü seçmeniz önerilir.',
    ],
  },
  {
    ...shared,
    category: 'durbun',
    brands: ['Gözcübaşı', 'Uzakça', 'Mercekli', 'İzcik'],
    drawings: ['telescope'],
    names: [
      '{seri} Tek Gözlü Dürbün {buyutme} {ozellik}',
      '{seri} Gözlem Dürbünü {buyutme} {ozellik}',
      '{seri} Monoküler Dürbün {buyutme} {ek}',
    ],
    slots: {
      seri: ['Atmaca', 'Gözcü', 'Kerkenez', 'Puhu', 'Şahin', 'Turna'],
      buyutme: ['8x42', '10x42', '10x50', '12x50', '16x52'],
      ozellik: ['Su Geçirmez', 'Gece Görüşlü', 'Zumlu', 'BAK4 Prizmalı'],
      ek: ['Tripodlu', 'Telefon Tutuculu', 'Kılıflı'],
      alan: ['66 m/1000 m', '98 m/1000 m', '114 m/1000 m'],
    },
    price: {
      base: 790,
      by: { buyutme: 0.6 },
      words: { 'Gece Görüşlü': 3, Zumlu: 1.4, 'BAK4 Prizmalı': 1.5, Tripodlu: 1.25, 'Su Geçirmez': 1.2 },
    },
    variants: [],
    properties: { Büyütme: ['{buyutme}'], 'Görüş Alanı': ['{alan}'], Özellik: ['{ozellik}'], Donanım: ['{ek}'] },
    sentences: [
      '{name}, kuş gözleminde ve doğa yürüyüşünde uzağı yakın eder.',
      'Görüş alanı: {alan}.',
      'Çok katmanlı mercek kaplaması renkleri soldurmaz.',
      'Kauçuk gövdesi ıslak elde kaymaz.',
      'Netlik halkası tek parmakla döner.',
      'Azot dolgulu gövdesi içten buğulanmaz.',
      'Gözlükle kullanıma uygun göz lastiği vardır.',
      'Güneşe doğrudan bakmayınız.',
      'Taşıma kılıfı ve mercek bezi kutudadır.',
    ],
  },
  {
    ...shared,
    category: 'olta-takimi',
    brands: ['Sazan Baba', 'Kamışlı', 'Misinacı', 'Derya Av'],
    drawings: ['fishing-pole'],
    names: [
      '{seri} Olta Takımı {boy} cm {tur}',
      '{tur} Olta Seti {seri} {parca} Parça',
      '{seri} Teleskopik Olta {boy} cm {atar}',
      '{tur} Kamışı {seri} {boy} cm {atar}',
    ],
    slots: {
      seri: ['Çinekop', 'Kefal', 'Levrek Avcısı', 'Lüfer', 'Mendirek', 'Palamut', 'Sarıkanat'],
      boy: ['180', '210', '240', '300', '360', '420'],
      tur: ['Spin', 'Surf', 'LRF', 'Göl'],
      parca: ['20', '48', '85', '120'],
      atar: ['5-25 g Atar', '10-40 g Atar', '50-100 g Atar', '100-200 g Atar'],
    },
    price: {
      base: 590,
      by: { boy: 0.7, parca: 0.35 },
      words: { Karbon: 1.5, Surf: 1.2, '100-200 g Atar': 1.25, '50-100 g Atar': 1.15, Kamışı: 0.8 },
    },
    variants: [],
    properties: {
      Boy: ['{boy} cm'],
      Tür: ['{tur}'],
      Atar: ['{atar}'],
      Malzeme: ['Karbon', 'Fiberglas', 'Karbon karışımlı'],
    },
    sentences: [
      '{name}, iskelede ve kayalıkta ilk atıştan itibaren güven verir.',
      'Kamışı hafiftir, vuruşu bileğe kadar hissettirir.',
      'Makinesinin kol yönü değiştirilir, solaklara da uygundur.',
      'Misinası sarılı gelir.',
      'Halkaları seramik kaplıdır, misinayı aşındırmaz.',
      'Sapı mantar kaplıdır, soğukta eli üşütmez.',
      'İğne, kurşun ve yapay yem kutusu içindedir.',
      'Tuzlu suda kullandıktan sonra tatlı suyla durulayınız.',
      'Avlanma boyu ve dönem yasaklarına uymanızı rica ederiz.',
    ],
  },
]
