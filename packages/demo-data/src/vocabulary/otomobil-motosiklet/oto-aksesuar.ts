import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { otoAksesuarComments } from './oto-aksesuar-comments.ts'

const shared = { brands: ['Kontak', 'Torpido', 'Direksan', 'Konfora', 'Sürücü Kulübü', 'Yol Arkadaşı'] }
const bodies = ['Sedan', 'Hatchback', 'SUV', 'Hafif Ticari', 'Station Wagon']
const interior: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Siyah' }, { name: 'Gri' }, { name: 'Bej' }, { name: 'Bordo' }, { name: 'Taba' }],
}

export const otoAksesuar: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'oto-paspas',
    comments: otoAksesuarComments['oto-paspas'],
    drawings: ['rug'],
    names: [
      '{kasa} {malzeme} Oto Paspası {parca}',
      '{seri} Havuzlu Paspas {kasa} {parca}',
      '{seri} {malzeme} Araç Paspası {kasa}',
    ],
    slots: {
      kasa: bodies,
      malzeme: ['Halı', 'Kauçuk', '3D Kauçuk', 'Deri Görünümlü'],
      parca: ['4 Parça', '5 Parça', 'Bagaj Dâhil'],
      seri: ['Çamur', 'Dört Mevsim', 'Konfor', 'Lüks', 'Siper'],
      kalinlik: ['3 mm', '5 mm', '8 mm'],
    },
    price: {
      base: 690,
      words: { '3D Kauçuk': 1.5, 'Deri Görünümlü': 1.8, 'Bagaj Dâhil': 1.35, '5 Parça': 1.15, Lüks: 1.3, SUV: 1.15 },
    },
    variants: [interior],
    properties: { 'Kasa Tipi': ['{kasa}'], Malzeme: ['{malzeme}'], Kalınlık: ['{kalinlik}'], İçerik: ['{parca}'] },
    sentences: [
      '{name}, çamuru ve karı tabana geçirmez.',
      'Kalınlık: {kalinlik}. Yıllarca delinmez.',
      'Alt yüzeyi dişlidir, pedala doğru kaymaz.',
      'Orijinal sabitleme kancalarına oturur.',
      'Sökülüp hortumla yıkanır.',
      'Kokusuzdur, sıcakta koku vermez.',
      'Kenarları yükseltilmiştir, su taşırmaz.',
      'Sipariş notuna aracın modelini yazmanız yeterlidir.',
    ],
  },
  {
    ...shared,
    category: 'koltuk-kilifi',
    comments: otoAksesuarComments['koltuk-kilifi'],
    drawings: ['car-seat'],
    names: [
      '{kumas} Oto Koltuk Kılıfı {set} {kasa}',
      '{seri} Koltuk Kılıfı {kumas} {set}',
      '{seri} Koltuk Minderi {kumas} {ek}',
    ],
    slots: {
      kumas: ['Deri Görünümlü', 'Kadife', 'Keten', 'Jakarlı', 'Süet Görünümlü'],
      set: ['Ön Takım', 'Tam Takım', 'Ön ve Arka'],
      kasa: bodies,
      seri: ['Klas', 'Konfor', 'Pano', 'Sport', 'Uzun Yol'],
      ek: ['Bel Destekli', 'Isıtmalı', 'Boyun Yastıklı', 'Terletmez'],
    },
    price: {
      base: 990,
      words: {
        'Tam Takım': 2,
        'Ön ve Arka': 1.9,
        'Deri Görünümlü': 1.5,
        'Süet Görünümlü': 1.3,
        Minderi: 0.45,
        Isıtmalı: 1.8,
      },
    },
    variants: [interior],
    properties: { Kumaş: ['{kumas}'], Takım: ['{set}'], 'Kasa Tipi': ['{kasa}'] },
    sentences: [
      '{name}, koltuğu lekeye ve güneşe karşı korur.',
      'Hava yastıklı koltuklar için yan dikişleri açılır yapıdadır.',
      'Emniyet kemeri ve ISOFIX açıklıkları hazırdır.',
      'Lastikli kenarlarıyla buruşmadan oturur.',
      'Kumaş: {kumas}. Yazın yakmaz, kışın üşütmez.',
      'Takması yaklaşık yarım saat sürer.',
      'Nemli bezle silinir, kumaş olanları 30 derecede yıkanır.',
      'Kafalık kılıfları pakete dâhildir.',
    ],
  },
  {
    ...shared,
    category: 'telefon-tutucu',
    comments: otoAksesuarComments['telefon-tutucu'],
    drawings: ['phone'],
    names: [
      '{baglanti} Araç Telefon Tutucu {ozellik}',
      '{seri} Telefon Tutucu {baglanti} {ozellik}',
      '{seri} Araç İçi Telefon Standı {ozellik} {acilim}',
    ],
    slots: {
      baglanti: ['Mıknatıslı', 'Vantuzlu', 'Havalandırma Tipi', 'Bardaklık Tipi'],
      ozellik: ['Kablosuz Şarjlı', '360° Döner', 'Tek Elle Takılır', 'Uzun Kollu'],
      seri: ['Göz Hizası', 'Pilot', 'Rota', 'Sabit', 'Yön'],
      acilim: ['4-6 İnç', '5-7 İnç', '6-8 İnç'],
    },
    price: { base: 190, words: { 'Kablosuz Şarjlı': 3, Mıknatıslı: 1.15, 'Uzun Kollu': 1.2 } },
    variants: [],
    properties: { Bağlantı: ['{baglanti}'], Özellik: ['{ozellik}'], 'Ekran Boyutu': ['{acilim}'] },
    sentences: [
      '{name}, haritayı göz hizasında tutar.',
      'Yolda titremez, çukurda telefonu düşürmez.',
      'Silikon çeneleri telefonu çizmez.',
      'Sıcakta yumuşamayan gövdeye sahiptir.',
      'Kılıflı telefonlarla da kullanılır.',
      'Yatay ve dikey çevrilir.',
      'Kutuda yedek yapıştırma plakası vardır.',
      'Görüş alanını kapatmayacak biçimde takınız.',
    ],
  },
  {
    ...shared,
    category: 'oto-kokusu',
    comments: otoAksesuarComments['oto-kokusu'],
    drawings: ['perfume'],
    names: ['{koku} Oto Kokusu {hacim} ml {tip}', '{tip} Araç Kokusu {koku}', '{seri} Oto Parfümü {koku} {hacim} ml'],
    slots: {
      koku: ['Amber', 'Bergamot', 'Deri', 'Lavanta', 'Okyanus', 'Sandal Ağacı', 'Vanilya', 'Yeni Araba'],
      hacim: ['8', '10', '50', '100'],
      tip: ['Sprey', 'Askılı Şişe', 'Ahşap Kapaklı', 'Havalandırma Klipsli'],
      seri: ['Esinti', 'Gece', 'Kaptan', 'Sahil', 'Yol'],
      sure: ['30 gün', '45 gün', '60 gün'],
    },
    price: { base: 89, by: { hacim: 0.5 }, words: { 'Ahşap Kapaklı': 1.3 } },
    variants: [],
    properties: { Koku: ['{koku}'], Hacim: ['{hacim} ml'], Tip: ['{tip}'], Süre: ['{sure}'] },
    sentences: [
      '{name}, araç içine ferah ama baskın olmayan bir koku verir.',
      'Etkisi ortalama {sure} sürer.',
      'Koku: {koku}.',
      'Sigara ve nem kokusunu örtmez, giderir.',
      'Plastik aksama damlatmayınız.',
      'Alkolsüzdür, baş ağrıtmaz.',
      'Yoğunluğu kapaktan ayarlanır.',
      'Dolabınızda ve banyonuzda da kullanılır.',
    ],
  },
]
