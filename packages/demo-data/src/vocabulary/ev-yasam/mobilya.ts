import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { mobilyaComments } from './mobilya-comments.ts'

const shared = {
  brands: ['Lamina', 'Meşekapı', 'Evcimen', 'Rahvan', 'Salonist', 'Yuvasın', 'Döşemen'],
}

const common = [
  'Demonte gönderilir; kurulum şeması ve anahtarı kutudan çıkar.',
  'Ayaklarının altındaki keçeler parkeyi çizilmekten korur.',
  'Malzeme ve işçilik hatalarına karşı iki yıl {brand} garantisi altındadır.',
  'Büyük ürün olarak randevulu teslim edilir.',
]

/** Cloths of seats. */
export const fabricColours: VariantVocabulary = {
  name: 'Renk',
  values: [
    { name: 'Krem' },
    { name: 'Antrasit' },
    { name: 'Gri' },
    { name: 'Çam Yeşili', add: 400 },
    { name: 'Gece Mavisi', add: 400 },
    { name: 'Kiremit', add: 400 },
  ],
}
const wood: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Ceviz' }, { name: 'Açık Meşe' }, { name: 'Mat Beyaz' }, { name: 'Antrasit' }],
}

/** What every seat is made of. */
export const seatWords = {
  kumas: ['Keten', 'Kadife', 'Bukle', 'Fitilli Kadife', 'Şönil', 'Nubuk'],
  ayak: ['Ahşap Ayaklı', 'Metal Ayaklı', 'Gizli Ayaklı', 'Torna Ayaklı'],
  iskelet: ['Fırınlanmış gürgen', 'Kayın', 'Çelik profil', 'Gürgen ve kontrplak'],
  sunger: ['28 DNS', '32 DNS', '35 DNS', 'Visco katmanlı'],
}

const seat = {
  ...shared,
  category: 'koltuk',
  comments: mobilyaComments.koltuk,
  variants: [fabricColours],
  slots: {
    model: ['Ayvalık', 'Bohem', 'Cumba', 'Divan', 'Ihlara', 'Kordon', 'Mardin', 'Salacak'],
    ...seatWords,
  },
  properties: {
    Kumaş: ['{kumas}'],
    İskelet: ['{iskelet}'],
    Ayak: ['{ayak}'],
    'Sünger Yoğunluğu': ['{sunger}'],
  },
}

/** Whom a bed of these centimetres holds: two need 140 across. */
const bedWidths = {
  ...Object.fromEntries(['90x190', '100x200', '120x200'].map((size) => [size, ['Tek Kişilik']])),
  ...Object.fromEntries(['140x190', '150x200', '160x200', '180x200'].map((size) => [size, ['Çift Kişilik']])),
}

export const mobilya: readonly LeafVocabulary[] = [
  {
    ...seat,
    drawings: ['couch-and-lamp'],
    names: [
      '{model} İkili Koltuk {kumas} {ayak}',
      '{model} Üçlü Koltuk {kumas} {ayak}',
      '{model} Yataklı Kanepe Sandıklı {kumas}',
      '{model} İkili Koltuk ve Okuma Lambası Seti {kumas}',
    ],
    price: {
      base: 14500,
      words: {
        'Üçlü Koltuk': 1.35,
        Yataklı: 1.5,
        Lambası: 1.08,
        Kadife: 1.08,
        Bukle: 1.15,
        Nubuk: 1.1,
        'Torna Ayaklı': 1.06,
      },
    },
    sentences: [
      '{name}, küçük salonlara da sığan ölçülerle tasarlandı.',
      'İskelet: {iskelet}. Kolçaklara oturulsa bile esnemez.',
      'Sünger: {sunger}. Uzun süre oturulduğunda çökme yapmaz.',
      'Kılıfları fermuarlıdır, çıkarılıp 30 derecede yıkanabilir.',
      'Leke tutmayan kumaşı nemli bezle silinir.',
      'Sırt minderleri bağımsızdır, dilediğiniz gibi yerleştirirsiniz.',
      'Oturma derinliği bacakları toplayıp oturmaya elverişlidir.',
      ...common,
    ],
  },
  {
    ...seat,
    drawings: ['armchair'],
    names: [
      '{model} Berjer {kumas} {ayak}',
      '{model} Tekli Koltuk {kumas} {ayak}',
      '{model} Dinlenme Koltuğu Pufsuz {kumas}',
    ],
    price: { base: 5200, words: { Berjer: 1.15, Kadife: 1.08, Bukle: 1.15, Nubuk: 1.1, 'Torna Ayaklı': 1.06 } },
    sentences: [
      '{name}, okuma köşesini tek başına tamamlar.',
      'Yüksek sırtı başı ve boynu destekler.',
      'İskelet: {iskelet}. Döndürülüp kaldırıldığında gıcırdamaz.',
      'Sünger: {sunger}. Oturma yüzeyi zamanla biçimini yitirmez.',
      'Kolçak yüksekliği kitap okurken dirseği rahat ettirir.',
      'Leke tutmayan kumaşı nemli bezle silinir.',
      'Dar kapılardan geçmesi için ayakları sökülü gelir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'masa',
    comments: mobilyaComments.masa,
    drawings: ['table'],
    names: [
      '{model} Yemek Masası {olcu} cm {tabla}',
      '{model} Açılır Yemek Masası {kisi} Kişilik',
      '{model} Çalışma Masası {olcu} cm {ayak}',
      '{model} Mutfak Masası {kisi} Kişilik {ayak}',
    ],
    slots: {
      model: ['Alaçatı', 'Bozkır', 'Efes', 'Harman', 'Kavak', 'Sofra', 'Taşlık', 'Urla'],
      olcu: ['70x110', '80x120', '80x140', '90x160', '90x180'],
      kisi: ['4', '6', '8'],
      tabla: ['Ceviz Tablalı', 'Meşe Tablalı', 'Mermer Desenli', 'Masif Ahşap'],
      ayak: ['Metal Ayaklı', 'Ahşap Ayaklı', 'X Ayaklı', 'Retro Ayaklı'],
      kalinlik: ['18 mm', '22 mm', '30 mm', '36 mm'],
    },
    price: {
      base: 3900,
      by: { olcu: 0.6, kisi: 0.45 },
      words: { 'Yemek Masası': 1.35, Açılır: 1.15, 'Ceviz Tablalı': 1.15, 'Masif Ahşap': 1.3 },
    },
    variants: [wood],
    properties: {
      Ölçü: ['{olcu} cm'],
      'Tabla Kalınlığı': ['{kalinlik}'],
      Ayak: ['{ayak}'],
      Malzeme: ['Masif ahşap', 'Lamine yonga levha', 'MDF ve metal'],
    },
    sentences: [
      '{name}, kalabalık sofraları da çalışma günlerini de kaldırır.',
      '{kalinlik} kalınlığındaki tablası ağır tencerelere dayanır.',
      'Tablanın kenarları elde yuvarlatılmıştır, çocuklu evlere uygundur.',
      'Yüzeyi çay ve yağ lekesini içine çekmez, nemli bezle silinir.',
      'Ayakları yüksekliği ayarlanan tapalarla eğri zeminde de dengede durur.',
      '{olcu} cm ölçüsüyle standart sandalyelerle uyumludur.',
      'Isıya dayanıklı yüzeyinde sıcak tabak iz bırakmaz.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'sandalye',
    comments: mobilyaComments.sandalye,
    drawings: ['chair'],
    names: [
      '{model} Sandalye {oturak} {ayak}',
      '{model} Mutfak Sandalyesi {adet} {oturak}',
      '{model} Hasırlı Sandalye {ayak} {adet}',
      '{model} Katlanır Sandalye {adet}',
    ],
    slots: {
      model: ['Cihangir', 'Fener', 'Galata', 'İznik', 'Kafe', 'Moda', 'Pera', 'Tonet'],
      oturak: ['Kadife Oturaklı', 'Deri Görünümlü', 'Ahşap Oturaklı', 'Keten Oturaklı'],
      ayak: ['Gürgen Ayaklı', 'Metal Ayaklı', 'Krom Ayaklı', 'Meşe Ayaklı'],
      adet: ['Tekli', '2 Adet', '4 Adet', '6 Adet'],
      tasima: ['110 kg', '120 kg', '140 kg', '150 kg'],
    },
    price: {
      base: 1290,
      by: { adet: 0.97 },
      words: { Katlanır: 0.6, Mutfak: 0.8, Hasırlı: 1.1, 'Kadife Oturaklı': 1.15, 'Ahşap Oturaklı': 0.9 },
    },
    variants: [wood],
    properties: {
      Oturak: ['{oturak}'],
      Ayak: ['{ayak}'],
      'Taşıma Kapasitesi': ['{tasima}'],
      Adet: ['{adet}'],
    },
    sentences: [
      '{name}, yemek masasında da çalışma köşesinde de rahattır.',
      '{tasima} ağırlığa kadar güvenle taşır.',
      'Sırtlığı beli saran hafif bir kavis taşır.',
      'Oturma yüksekliği 46 santimetredir, standart masalarla uyumludur.',
      'Üst üste konulabildiği için az yer kaplar.',
      'Bağlantıları metal dübelle güçlendirilmiştir.',
      'Yüzeyi ekmek kırıntısı ve leke tutmaz, kolay silinir.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'yatak',
    comments: mobilyaComments.yatak,
    drawings: ['mattress', 'bed'],
    names: [
      '{model} Ortopedik Yatak {olcu} cm {kisi}',
      '{model} Visco Yatak {olcu} cm {kisi} {sertlik}',
      '{model} Paket Yaylı Yatak {olcu} cm {kisi} {kumas}',
      '{model} Rulo Paket Yatak {olcu} cm {kisi} {sertlik}',
    ],
    slots: {
      model: ['Bulut', 'Derin Uyku', 'Gece', 'Hüma', 'Mehtap', 'Ninni', 'Rüya', 'Şafak'],
      olcu: ['90x190', '100x200', '120x200', '140x190', '150x200', '160x200', '180x200'],
      sertlik: ['Yumuşak', 'Orta Sert', 'Sert', 'İki Yüzlü'],
      kisi: { of: 'olcu', words: bedWidths },
      kumas: ['Bambu Kumaş', 'Pamuk Kumaş', 'Örme Kumaş', 'Aloe Vera Kumaş'],
      yukseklik: ['20 cm', '24 cm', '28 cm', '32 cm'],
    },
    price: {
      base: 3900,
      by: { olcu: 0.85 },
      words: { Ortopedik: 1.1, Visco: 1.6, 'Paket Yaylı': 1.8, 'Rulo Paket': 0.9, 'Bambu Kumaş': 1.05 },
    },
    variants: [],
    properties: {
      Ölçü: ['{olcu} cm'],
      Boy: ['{kisi}'],
      Sertlik: ['{sertlik}'],
      Kumaş: ['{kumas}'],
      Yükseklik: ['{yukseklik}'],
    },
    sentences: [
      '{name}, omurgayı doğal duruşunda tutacak biçimde bölgelere ayrılmıştır.',
      'Yükseklik: {yukseklik}. Kenar desteği yatağın her yerinde eşit rahatlık verir.',
      'Bağımsız yaylar hareketi yanınızdakine iletmez.',
      'Kılıfı fermuarlıdır, çıkarılıp 40 derecede yıkanır.',
      'Hava kanalları nemi dışarı atar, yazın terletmez.',
      'Vakumlu rulo olarak gelir, açıldıktan sonra 24 saatte biçimini alır.',
      'Toz akarına karşı işlem görmüş kumaşı alerjisi olanlara uygundur.',
      'Yataklarda on yıla kadar çökme garantisi verilir.',
      ...common.slice(2),
    ],
  },
  {
    ...shared,
    category: 'kitaplik',
    comments: mobilyaComments.kitaplik,
    drawings: ['wardrobe'],
    names: [
      '{model} Kitaplık {raf} Raflı {olcu} cm',
      '{model} Kapaklı Kitaplık {raf} Raflı',
      '{model} Köşe Kitaplık {raf} Raflı {govde}',
      '{model} Metal Ayaklı Kitaplık {olcu} cm {govde}',
    ],
    slots: {
      model: ['Arşiv', 'Divan', 'Hece', 'Kütüp', 'Masal', 'Sahaf', 'Sayfa', 'Roman'],
      raf: ['4', '5', '6', '8', '10'],
      olcu: ['60x120', '60x180', '80x180', '90x200', '120x180'],
      govde: ['Suntalam Gövde', 'Masif Çam', 'MDF Gövde', 'Metal Gövde'],
      tasima: ['12 kg', '15 kg', '20 kg', '25 kg'],
    },
    price: {
      base: 1690,
      by: { raf: 0.55, olcu: 0.6 },
      words: { Kapaklı: 1.5, Köşe: 1.2, 'Masif Çam': 1.8, 'Metal Gövde': 1.2, 'Metal Ayaklı': 1.25 },
    },
    variants: [wood],
    properties: {
      'Raf Sayısı': ['{raf}'],
      Ölçü: ['{olcu} cm'],
      Gövde: ['{govde}'],
      'Raf Taşıma Kapasitesi': ['{tasima}'],
    },
    sentences: [
      '{name}, kitaplarınızı tozdan uzak ve el altında tutar.',
      'Her raf {tasima} ağırlık taşır.',
      'Devrilmeye karşı duvara sabitleme aparatı kutudadır.',
      'Raf aralıkları ansiklopedi boyundaki kitaplara da yeter.',
      'Arkalığı kapalıdır, kitaplar arkaya düşmez.',
      'Kenarları PVC bantla kaplıdır, nemden kabarmaz.',
      'Yan yana iki tane kullanıldığında duvarı boydan boya kaplar.',
      ...common,
    ],
  },
]
