import { sizes } from '../shelf.ts'
import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Yakamozlu', 'Kulaç', 'Mercanada', 'Dalgakıran', 'Tuzlusu', 'Lagün'],
}
const sea: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Siyah' }, { name: 'Lacivert' }, { name: 'Mercan' }, { name: 'Su Yeşili' }, { name: 'Kırmızı' }],
}
const swimsuit = {
  ...shared,
  category: 'mayo',
  price: {
    base: 590,
    words: { 'Geri Dönüşümlü Kumaş': 1.3, Yüzücü: 1.1, 'Yarım Kollu': 1.15, Erkek: 0.8, Deniz: 0.8 },
  },
  variants: [sizes, sea],
}
const fabricCare = [
  'Klora ve tuza dayanıklıdır, biçimini korur.',
  'Güneşten koruma değeri UPF 50+ olarak ölçülmüştür.',
  'Kullandıktan sonra soğuk suyla durulayıp gölgede kurutunuz.',
  'Hijyen bandı çıkarılmış ürünlerde iade kabul edilmez.',
]

export const suSporlari: readonly LeafVocabulary[] = [
  {
    ...swimsuit,
    drawings: ['one-piece-swimsuit'],
    names: ['{seri} Kadın Mayo {kesim}', '{seri} Yüzücü Mayosu {kesim} {desen}', '{desen} Kadın Mayo {kesim} {kumas}'],
    slots: {
      seri: ['Alaçatı', 'Bozcaada', 'Datça', 'Kaş', 'Olimpos', 'Patara'],
      kesim: ['Toparlayıcı', 'Straplez', 'Yarım Kollu', 'Derin Sırt', 'Halter Yaka'],
      desen: ['Düz', 'Çizgili', 'Çiçekli', 'Puantiyeli', 'Renk Bloklu'],
      kumas: ['Likralı', 'Geri Dönüşümlü Kumaş', 'Fitilli Kumaş'],
    },
    properties: { Kesim: ['{kesim}'], Desen: ['{desen}'], Kumaş: ['{kumas}'] },
    sentences: [
      '{name}, hem kulaç atarken hem güneşlenirken rahat ettirir.',
      'Çıkarılabilir kapları göğsü destekler.',
      'Çift kat astarı ıslakken iç göstermez.',
      'Kesim: {kesim}. Hareketi kısıtlamaz.',
      ...fabricCare,
    ],
  },
  {
    ...swimsuit,
    drawings: ['shorts'],
    names: [
      '{seri} Erkek Deniz Şortu {desen} {boy}',
      '{seri} Erkek Şort Mayo {boy}',
      '{desen} Çabuk Kuruyan Deniz Şortu {boy} {cep}',
    ],
    slots: {
      seri: ['Ayvalık', 'Çeşme', 'Foça', 'Göcek', 'Kalkan', 'Marmaris'],
      desen: ['Düz', 'Çizgili', 'Palmiyeli', 'Geometrik', 'Balık Desenli'],
      boy: ['Kısa Boy', 'Orta Boy', 'Uzun Boy'],
      cep: ['Fermuar Cepli', 'Arka Cepli', 'Üç Cepli'],
    },
    properties: { Boy: ['{boy}'], Desen: ['{desen}'], Cep: ['{cep}'] },
    sentences: [
      '{name}, denizden çıktıktan kısa süre sonra kurur.',
      'İç filesi yumuşaktır, teni tahriş etmez.',
      'Beli lastikli ve bağcıklıdır.',
      'Cepleri suyu tutmayan fileyle astarlanmıştır.',
      ...fabricCare,
    ],
  },
  {
    ...shared,
    category: 'deniz-gozlugu',
    drawings: ['diving-mask'],
    names: [
      '{seri} Dalış Maskesi {cam} {beden}',
      '{seri} Deniz Gözlüğü ve Şnorkel Seti {beden}',
      '{seri} Maske Tipi Deniz Gözlüğü {cam}',
      '{seri} Şnorkelli Maske {ozellik} {beden}',
    ],
    slots: {
      seri: ['Ahtapot', 'Derinlik', 'İnci', 'Mercan', 'Orkinos', 'Vatoz'],
      cam: ['Temperli Cam', 'Buğu Yapmaz', 'Aynalı Cam', 'Geniş Açılı'],
      beden: ['Yetişkin', 'Çocuk', 'Genç'],
      ozellik: ['Kuru Üst Valfli', 'Çift Valfli', 'Kamera Bağlantılı', 'Katlanır'],
      silikon: ['Silikon', 'Sıvı silikon', 'PVC'],
    },
    price: {
      base: 290,
      words: {
        'Temperli Cam': 1.2,
        'Geniş Açılı': 1.3,
        Seti: 1.4,
        Şnorkelli: 1.5,
        Çocuk: 0.75,
        'Kamera Bağlantılı': 1.3,
      },
    },
    variants: [sea],
    properties: { Cam: ['{cam}'], Beden: ['{beden}'], Conta: ['{silikon}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, su altını kenarlara kadar berrak gösterir.',
      'Conta malzemesi: {silikon}. Yüze iz bırakmadan oturur.',
      'Bandı tek elle ayarlanır.',
      'Camı çizilmeye karşı kaplamalıdır.',
      'Şnorkeli dalgada su almaz.',
      'Saklama kutusu ve buğu önleyici bezi vardır.',
      'İlk kullanımdan önce camını nemli bezle siliniz.',
      'Numaralı cam takılabilen çerçevesi vardır.',
    ],
  },
  {
    ...shared,
    category: 'sisme-bot',
    drawings: ['canoe'],
    facts: { Kano: { ek: 'Kürek Setli' } },
    names: [
      '{seri} Şişme Bot {kisi} Kişilik {ek}',
      '{seri} Şişme Kano {kisi} Kişilik {boy} cm',
      '{seri} Kürekli Bot {kisi} Kişilik {ek}',
      'Şişme Balıkçı Botu {kisi} Kişilik {boy} cm {ek}',
    ],
    slots: {
      seri: ['Göl', 'Irmak', 'Kıyı', 'Martı', 'Sandalca', 'Yunus'],
      kisi: ['1', '2', '3', '4'],
      boy: { of: 'kisi', words: { 1: ['200'], 2: ['250'], 3: ['300'], 4: ['330'] } },
      ek: ['Pompalı', 'Kürek Setli', 'Motor Takılabilir', 'Oturaklı'],
      tasima: { of: 'kisi', words: { 1: ['120 kg'], 2: ['200 kg'], 3: ['280 kg'], 4: ['400 kg'] } },
    },
    price: { base: 1790, by: { kisi: 0.8 }, words: { 'Motor Takılabilir': 1.9, Kano: 1.3, Balıkçı: 1.3 } },
    variants: [],
    properties: {
      Kapasite: ['{kisi} kişilik'],
      Boy: ['{boy} cm'],
      'Taşıma Kapasitesi': ['{tasima}'],
      Donanım: ['{ek}'],
    },
    sentences: [
      '{name}, gölde ve sakin koylarda dengeli ilerler.',
      'Taşıma kapasitesi: {tasima}.',
      'Üç ayrı hava bölmesi güvenliği artırır.',
      'Gövdesi file destekli kalın PVC’dir, taşta yırtılmaz.',
      'Kürekleri alüminyumdur, sökülüp takılır.',
      'Çevresinde tutunma ipi vardır.',
      'Havası indirildiğinde bagaja sığar.',
      'Yama takımı ve taşıma çantası kutudadır.',
      'Can yeleğiyle kullanınız.',
    ],
  },
]
