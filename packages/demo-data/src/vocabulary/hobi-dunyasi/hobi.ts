import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const instrument = {
  category: 'muzik-aleti',
  brands: ['Nağme', 'Perdeli', 'Akortçu', 'Rast Yapım', 'Tel ve Deri', 'Sazende Atölye'],
  variants: [],
}
const lesson = [
  'Atölyede tek tek ayarlanıp denendikten sonra gönderilir.',
  'Yumuşak taşıma kılıfı ve bakım bezi kutudadır.',
  'Başlangıç dersleri için Türkçe kitapçık içerir.',
  'İki yıl {brand} garantisi vardır.',
]
const model = {
  category: 'maket',
  brands: ['Küçük Ölçek', 'Maketçi Dede', 'Parçacı', 'Vidahan', 'Minyatür Gar'],
  variants: [],
}
const modelSlots = {
  olcek: ['1:24', '1:48', '1:72', '1:87', '1:100'],
  parca: ['42', '86', '120', '214', '368'],
  malzeme: ['Plastik', 'Ahşap', 'Metal', 'Karton'],
  zorluk: ['Kolay', 'Orta', 'Zor', 'Usta'],
}
const modelProperties = {
  Ölçek: ['{olcek}'],
  'Parça Sayısı': ['{parca}'],
  Malzeme: ['{malzeme}'],
  'Zorluk Düzeyi': ['{zorluk}'],
}
const modelSentences = [
  '{parca} parçadan oluşur, numaralı çerçevelerle gelir.',
  'Ölçek: {olcek}. Ayrıntıları büyüteçle incelenecek kadar incedir.',
  'Zorluk düzeyi: {zorluk}.',
  'Parçalar kesici gerektirmeden çerçeveden ayrılır.',
  'Resimli montaj kitapçığı adım adım anlatır.',
  'Boya ve yapıştırıcı ayrıca satılır.',
  'Tamamlandığında ahşap ayağıyla rafta sergilenir.',
  'Hafta sonu birlikte yapılacak keyifli bir uğraştır.',
]
const yarn: VariantVocabulary = {
  name: 'Renk',
  values: [
    { name: 'Krem' },
    { name: 'Gül Kurusu' },
    { name: 'Su Yeşili' },
    { name: 'Lila' },
    { name: 'Kiremit' },
    { name: 'İndigo' },
  ],
}

export const hobi: readonly LeafVocabulary[] = [
  {
    ...instrument,
    drawings: ['guitar'],
    names: [
      '{seri} Elektro Gitar {kapak} {renk}',
      '{seri} Elektro Gitar Seti {ek} {renk}',
      '{seri} Gitar {boy} {kapak} {ek}',
    ],
    slots: {
      seri: ['Anka', 'Bozlak', 'Gece', 'Kıvılcım', 'Poyraz', 'Sahne', 'Yankı'],
      kapak: ['Akçaağaç', 'Maun', 'Ihlamur Gövde', 'Kızılağaç'],
      renk: ['Gün Batımı', 'Siyah', 'Kırmızı', 'Doğal'],
      ek: ['Kılıflı', 'Amfili', 'Askılı', 'Pena Hediyeli'],
      boy: ['4/4', '3/4', '1/2'],
      perde: ['21 perde', '22 perde', '24 perde'],
    },
    price: { base: 5900, words: { Maun: 1.3, Seti: 1.35, Amfili: 1.5, '3/4': 0.85, '1/2': 0.7 } },
    properties: { Gövde: ['{kapak}'], Renk: ['{renk}'], Boy: ['{boy}'], Perde: ['{perde}'] },
    sentences: [
      '{name}, rahat sapıyla ilk akordan itibaren eli sever.',
      'Perdeleri taşlanmış, kenarları yuvarlatılmıştır.',
      'Akort burguları kilitlidir, uzun süre akordunu korur.',
      'Manyetikleri temiz ve kirli tonlarda dengeli ses verir.',
      ...lesson,
    ],
  },
  {
    ...instrument,
    drawings: ['violin'],
    names: ['{seri} Keman {boy} {kapak}', '{seri} Öğrenci Kemanı {boy} {ek}', '{seri} El Yapımı Keman {kapak} {ek}'],
    slots: {
      seri: ['Kürdi', 'Hicaz', 'Nihavent', 'Rast', 'Saba', 'Segâh', 'Uşşak'],
      boy: ['4/4', '3/4', '1/2', '1/4'],
      kapak: ['Ladin Kapak', 'Masif Ladin', 'Akçaağaç Arka', 'Antik Vernik'],
      ek: ['Arşe Dâhil', 'Kutulu', 'Reçine Hediyeli', 'Yastıklı'],
    },
    price: {
      base: 3900,
      words: {
        'El Yapımı': 2.4,
        Öğrenci: 0.75,
        '3/4': 0.92,
        '1/2': 0.85,
        '1/4': 0.8,
        'Masif Ladin': 1.3,
        'Antik Vernik': 1.2,
      },
    },
    properties: { Boy: ['{boy}'], Ağaç: ['{kapak}'], İçerik: ['{ek}'] },
    sentences: [
      '{name}, yumuşak ve dengeli bir ses verir.',
      'Kapağı yıllandırılmış ladinden yontulmuştur.',
      'Tuşesi abanozdur, aşınmaz.',
      'İnce ayar vidaları dört telde de vardır.',
      ...lesson,
    ],
  },
  {
    ...instrument,
    drawings: ['musical-keyboard'],
    names: [
      '{seri} Org {tus} Tuş {ozellik}',
      '{seri} Dijital Piyano {tus} Tuş {ozellik}',
      '{seri} Taşınabilir Klavye {tus} Tuş {ritim} Ritim',
    ],
    slots: {
      seri: ['Beste', 'Fasıl', 'Gam', 'Makam', 'Nota', 'Serenat', 'Sonat'],
      tus: ['49', '61', '76', '88'],
      ozellik: ['Tuş Hassasiyetli', 'Mikrofonlu', 'Şarjlı', 'Standlı'],
      ritim: ['100', '200', '300', '500'],
    },
    price: {
      base: 3900,
      by: { tus: 1.4, ritim: 0.15 },
      words: { 'Dijital Piyano': 2.2, Standlı: 1.15, Taşınabilir: 0.8 },
    },
    properties: { 'Tuş Sayısı': ['{tus}'], 'Ritim Sayısı': ['{ritim}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, Türk müziği makamları için çeyrek ses ayarı sunar.',
      '{tus} tuşu piyano genişliğindedir.',
      'Kulaklıkla sessizce çalışabilirsiniz.',
      'Çaldıklarınızı kaydedip bilgisayara aktarırsınız.',
      ...lesson,
    ],
  },
  {
    ...instrument,
    drawings: ['drum', 'long-drum'],
    names: ['{seri} Davul {cap} cm {deri}', '{seri} Ritim Davulu {cap} cm {ek}', '{seri} El Davulu {deri} {ek}'],
    slots: {
      seri: ['Asma', 'Çiftetelli', 'Düğün', 'Halay', 'Horon', 'Karşılama', 'Zeybek'],
      cap: ['22', '28', '33', '40', '45'],
      deri: ['Keçi Derisi', 'Dana Derisi', 'Sentetik Deri'],
      ek: ['Tokmaklı', 'Kılıflı', 'Askılı', 'Baget Dâhil'],
    },
    price: { base: 790, by: { cap: 1.2 }, words: { 'Dana Derisi': 1.2, 'Keçi Derisi': 1.15, 'El Davulu': 0.7 } },
    properties: { Çap: ['{cap} cm'], Deri: ['{deri}'], İçerik: ['{ek}'] },
    sentences: [
      '{name}, tok bası ve parlak tiziyle ritmi taşır.',
      'Gövdesi ceviz kaplamadır.',
      'Gergi kancalarıyla sesi kendiniz ayarlarsınız.',
      'Okul toplulukları ve halk oyunları için uygundur.',
      ...lesson,
    ],
  },
  {
    category: 'orgu-ipi',
    brands: ['İlmekli', 'Yumakçı', 'Tığ İşi', 'Koyun Yünü Pazarı', 'Çilehane'],
    drawings: ['yarn'],
    names: [
      '{seri} {tur} Örgü İpi {gram} g',
      '{tur} El Örgü İpi {gram} g {kalinlik}',
      '{seri} Amigurumi İpi {gram} g {paket}',
      '{seri} {tur} İp {kalinlik} {paket}',
    ],
    slots: {
      seri: ['Battaniye', 'Bebe', 'Dantel', 'Hırka', 'Kar Tanesi', 'Yumoş'],
      tur: ['Pamuk', 'Merinos', 'Akrilik', 'Kadife', 'Makrome', 'Alpaka'],
      gram: ['50', '100', '200', '250'],
      kalinlik: ['İnce', 'Orta', 'Kalın', 'Çok Kalın'],
      paket: ['Tekli', '5’li Paket', '10’lu Paket'],
      sis: ['2,5-3 mm', '3,5-4 mm', '5-6 mm', '8-10 mm'],
    },
    price: {
      base: 35,
      by: { gram: 0.85, paket: 0.92 },
      words: { Merinos: 2.2, Alpaka: 2.8, Kadife: 1.4, Pamuk: 1.2, Makrome: 1.5 },
    },
    variants: [yarn],
    properties: { İplik: ['{tur}'], Ağırlık: ['{gram} g'], Kalınlık: ['{kalinlik}'], Şiş: ['{sis}'] },
    sentences: [
      '{name}, şişte kaymadan düzgün ilmek verir.',
      'Önerilen şiş kalınlığı {sis}.',
      'Bebek tenine uygundur, kaşındırmaz.',
      'Yıkandığında tüylenmez ve rengini bırakmaz.',
      'Aynı parti numarasından alındığında ton farkı olmaz.',
      'Kazak, battaniye ve oyuncak örgüsünde sevilir.',
      '{gram} g yumağı tığ işine de uygundur.',
      'Elde veya 30 derecede makinede yıkanır.',
    ],
  },
  {
    ...model,
    drawings: ['racing-car', 'automobile'],
    names: [
      '{seri} Araba Maketi {olcek}',
      '{seri} Yarış Arabası Maketi {olcek} {parca} Parça',
      '{malzeme} Klasik Araba Maketi {seri} {olcek}',
    ],
    slots: { ...modelSlots, seri: ['Baba Yadigârı', 'Boğaz Turu', 'Cadde', 'Pist 7', 'Ralli', 'Yetmişler'] },
    price: { base: 390, by: { parca: 0.3 }, words: { '1:24': 1.5, '1:48': 1.15, Metal: 1.5, Ahşap: 1.3, Karton: 0.6 } },
    properties: modelProperties,
    sentences: ['{name}, koleksiyon rafının gözdesi olur.', ...modelSentences],
  },
  {
    ...model,
    drawings: ['toy-train'],
    names: [
      '{seri} Tren Maketi {olcek}',
      '{malzeme} Buharlı Tren Maketi {seri} {olcek}',
      '{seri} Lokomotif Maketi {parca} Parça {malzeme}',
    ],
    slots: { ...modelSlots, seri: ['Doğu Garı', 'Kara Tren', 'Haliç', 'Kuzey Hattı', 'Postacı', 'Yayla'] },
    price: { base: 590, by: { parca: 0.3 }, words: { '1:24': 1.5, '1:48': 1.15, Metal: 1.5, Ahşap: 1.3, Karton: 0.6 } },
    properties: modelProperties,
    sentences: ['{name}, demir yolu tutkunları için hazırlandı.', ...modelSentences],
  },
  {
    ...model,
    drawings: ['rocket'],
    names: [
      '{seri} Roket Maketi {olcek}',
      '{malzeme} Uzay Roketi Maketi {seri} {olcek}',
      '{seri} Roket Maketi {parca} Parça {malzeme}',
    ],
    slots: { ...modelSlots, seri: ['Gök Kapısı', 'Hilal 1', 'Kehkeşan', 'Sonda', 'Ufuk', 'Yörünge'] },
    price: { base: 390, by: { parca: 0.3 }, words: { '1:24': 1.5, '1:48': 1.15, Metal: 1.5, Ahşap: 1.3, Karton: 0.6 } },
    properties: modelProperties,
    sentences: ['{name}, uzaya meraklı çocuklar ve yetişkinler içindir.', ...modelSentences],
  },
]
