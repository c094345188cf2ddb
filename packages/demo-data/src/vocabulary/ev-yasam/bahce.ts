import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { bahceComments } from './bahce-comments.ts'

const plants = {
  brands: ['Yeşilce', 'Fidanlık Yolu', 'Saksıcı', 'Toprakana', 'Yaprakhan'],
}
const garden = {
  brands: ['Yeşilce', 'Hasırköy', 'Bahçıvan Usta', 'Asmaaltı', 'Çardaklı', 'Damlaçim'],
}
const outdoor: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Antrasit' }, { name: 'Kum' }, { name: 'Zeytin Yeşili' }, { name: 'Kahve' }, { name: 'Beyaz' }],
}
const potted = {
  ...plants,
  category: 'saksi-bitkisi',
  comments: bahceComments['saksi-bitkisi'],
  variants: [],
  price: {
    base: 190,
    by: { boy: 0.85 },
    words: {
      'Seramik Saksılı': 1.3,
      'Terracotta Saksılı': 1.15,
      'Hasır Sepetli': 1.25,
      'Ahşap Ayaklı Saksılı': 1.45,
      Fidesi: 0.6,
      'Deve Tabanı': 1.3,
      Kauçuk: 1.2,
    },
  },
}
const plantCare = [
  'Bakım kartı ve ilk haftalar için bitki besini kutudadır.',
  'Soğuk aylarda ısı korumalı paketle gönderilir.',
  'Seradan çıktığı gün kargoya verilir.',
]
const watering = [
  'UV katkılı malzemesi güneşte sertleşmez.',
  'Kışın suyu boşaltıldığında yıllarca kullanılır.',
  '{brand} yedek parçaları ayrıca satılır.',
]

export const bahce: readonly LeafVocabulary[] = [
  {
    ...potted,
    drawings: ['potted-plant'],
    names: [
      '{tur} Salon Bitkisi {saksi}',
      '{tur} {boy} cm {saksi}',
      '{tur} Fidesi {boy} cm',
      'Ofis Bitkisi {tur} {boy} cm',
    ],
    slots: {
      tur: [
        'Zamia',
        'Kauçuk',
        'Barış Çiçeği',
        'Deve Tabanı',
        'Paşa Kılıcı',
        'Benjamin',
        'Kurdele Çiçeği',
        'Dua Çiçeği',
      ],
      saksi: ['Terracotta Saksılı', 'Seramik Saksılı', 'Hasır Sepetli', 'Ahşap Ayaklı Saksılı', 'Plastik Saksılı'],
      boy: ['20', '30', '45', '60', '80'],
      isik: ['Yarı gölge', 'Aydınlık, doğrudan güneş almayan', 'Gölge', 'Bol ışık'],
      sulama: ['Haftada bir', 'On günde bir', 'Haftada iki', 'Toprağı kurudukça'],
    },
    properties: {
      Tür: ['{tur}'],
      Boy: ['{boy} cm'],
      'Işık İsteği': ['{isik}'],
      Sulama: ['{sulama}'],
    },
    sentences: [
      '{name}, eve az emekle yeşil bir köşe kazandırır.',
      'Işık isteği: {isik}.',
      'Sulama: {sulama}. Kök boğazında su birikmemesine dikkat ediniz.',
      'Bulunduğu odanın nemini dengeler.',
      'Yeni başlayanların da kolayca bakabileceği bir türdür.',
      'Yaprakları ayda bir nemli bezle silindiğinde parlak kalır.',
      'Saksının altında drenaj deliği ve tabağı vardır.',
      ...plantCare,
    ],
  },
  {
    ...potted,
    price: {
      base: 79,
      by: { cap: 0.9, adet: 0.8 },
      words: { 'Mini Kaktüs': 2.3, 'Beton Saksılı': 1.3, 'Cam Fanuslu': 1.6, Teraryum: 1.6, Çiçekli: 1.2 },
    },
    drawings: ['cactus'],
    names: [
      '{tur} Kaktüs {saksi}',
      'Çiçekli {tur} Kaktüs {cap} cm Saksıda {saksi}',
      '{tur} Kaktüs {cap} cm Saksıda',
      'Mini Kaktüs {adet} {saksi}',
      '{tur} Kaktüs Teraryum Tipi {saksi}',
    ],
    slots: {
      tur: ['Altın Fıçı', 'Sütun', 'Kaynana Dili', 'Tavşan Kulağı', 'Yastık', 'Peri Kalesi', 'Yıldız'],
      saksi: ['Terracotta Saksılı', 'Beton Saksılı', 'Cam Fanuslu', 'Seramik Saksılı', 'Boyalı Saksılı'],
      cap: ['6', '8', '10', '12', '14'],
      adet: ['3’lü Set', '4’lü Set', '6’lı Set', '9’lu Set'],
      sulama: ['İki haftada bir', 'Üç haftada bir', 'Ayda bir', 'Kışın hiç'],
    },
    properties: {
      Tür: ['{tur}'],
      Saksı: ['{saksi}'],
      'Saksı Çapı': ['{cap} cm'],
      Sulama: ['{sulama}'],
    },
    sentences: [
      '{name}, pencere kenarında yıllarca yaşar.',
      'Sulama: {sulama}. Fazla su köklerini çürütür.',
      'Bol ışık ister, kışın serin yerde dinlenir.',
      'Kum oranı yüksek, süzek toprağa dikilidir.',
      'Çalışma masasında küçük bir yer kaplar.',
      'Ömrü uzun olduğu için hediye olarak sevilir.',
      'Uygun bakımda baharda çiçek açar.',
      ...plantCare,
    ],
  },
  {
    ...garden,
    category: 'bahce-mobilyasi',
    comments: bahceComments['bahce-mobilyasi'],
    drawings: ['camping-chair'],
    names: [
      '{seri} Bahçe Koltuğu ve Şemsiye Seti {parca} Parça',
      '{seri} Katlanır Bahçe Koltuğu {malzeme}',
      '{seri} Balkon Koltuğu Şemsiyeli {parca} Parça {malzeme}',
      '{seri} Şemsiyeli Havuz Başı Seti {parca} Parça',
    ],
    slots: {
      seri: ['Akasya', 'Bağ Evi', 'Çardak', 'Kamelya', 'Kordon', 'Teras', 'Veranda', 'Yazlık'],
      malzeme: ['Alüminyum', 'Akasya Ağacı', 'Rattan', 'Galvaniz Çelik', 'Polipropilen'],
      parca: ['2', '3', '4', '5'],
      kumas: ['Su itici kumaş', 'Akrilik kumaş', 'Örme ip', 'Fileli kumaş'],
      tasima: ['100 kg', '120 kg', '140 kg', '160 kg'],
    },
    price: {
      base: 2490,
      by: { parca: 0.85 },
      words: {
        Rattan: 1.5,
        Alüminyum: 1.35,
        'Akasya Ağacı': 1.4,
        Polipropilen: 0.7,
        'Şemsiye Seti': 1.4,
        Şemsiyeli: 1.3,
        Katlanır: 0.5,
        'Havuz Başı': 1.5,
      },
    },
    variants: [outdoor],
    properties: {
      Malzeme: ['{malzeme}'],
      'Parça Sayısı': ['{parca}'],
      Kumaş: ['{kumas}'],
      'Taşıma Kapasitesi': ['{tasima}'],
    },
    sentences: [
      '{name}, balkonu ve bahçeyi oturulur bir odaya çevirir.',
      'Gövde malzemesi: {malzeme}. Güneşe ve yağmura dayanır.',
      'Kumaş: {kumas}. Minder kılıfları çıkarılıp yıkanır.',
      'Her oturma birimi {tasima} ağırlık taşır.',
      'Kışın katlanıp dar bir yerde saklanır.',
      'Ayak tapaları balkon zeminini çizmez.',
      'Şemsiyesi eğilerek güneşi gün boyu izler.',
      'Kurulum için ek alet gerekmez.',
      'Malzeme hatalarına karşı iki yıl garantilidir.',
    ],
  },
  {
    ...garden,
    category: 'sulama-ekipmani',
    comments: bahceComments['sulama-ekipmani'],
    drawings: ['bucket'],
    names: [
      '{seri} Süzgeçli Sulama Kovası {litre} L',
      '{malzeme} Sulama Kovası {litre} L {agiz}',
      '{seri} Bahçe Kovası {malzeme} {litre} L {agiz}',
    ],
    slots: {
      seri: ['Arık', 'Bostan', 'Çise', 'Damla', 'Irmak', 'Pınar', 'Sarnıç', 'Yağmur'],
      litre: ['5', '8', '10', '12', '15'],
      malzeme: ['Galvaniz', 'Plastik', 'Emaye', 'Bakır Görünümlü'],
      agiz: ['Uzun Ağızlı', 'Geniş Ağızlı', 'Sökülür Süzgeçli'],
    },
    price: { base: 129, by: { litre: 0.7 }, words: { Galvaniz: 1.5, Emaye: 1.8, 'Bakır Görünümlü': 2 } },
    variants: [outdoor],
    properties: { Malzeme: ['{malzeme}'], Kapasite: ['{litre} L'], Ağız: ['{agiz}'] },
    sentences: [
      '{name}, fideleri ezmeden yağmur gibi sular.',
      '{litre} litre hacmi balkon saksılarını tek seferde sular.',
      'Üst ve arka kulpu sayesinde iki elle dengeli taşınır.',
      'Dökülme payı hesaplanmıştır, yürürken su sıçratmaz.',
      'Güneşte çatlamaz, içindeki su kokmaz.',
      'Ölçü çizgileri gübre karıştırmayı kolaylaştırır.',
      ...watering,
    ],
  },
  {
    ...garden,
    category: 'sulama-ekipmani',
    comments: bahceComments['sulama-ekipmani'],
    drawings: ['shower'],
    names: [
      'Bahçe Sulama Başlığı {kademe} Kademeli {seri}',
      '{seri} Duş Başlıklı Sulama Seti {metre} m {hortum}',
      '{seri} Hortum ve Başlık Seti {metre} m {kademe} Kademeli',
    ],
    slots: {
      seri: ['Arık', 'Bostan', 'Çise', 'Damla', 'Irmak', 'Pınar', 'Sarnıç', 'Yağmur'],
      kademe: ['5', '7', '8', '10', '12'],
      metre: ['10', '15', '20', '30', '50'],
      hortum: ['Örgülü Hortum', 'Uzayan Hortum', 'Spiral Hortum', 'Yassı Hortum'],
    },
    price: {
      base: 190,
      by: { kademe: 0.4, metre: 0.75 },
      words: { 'Sulama Seti': 1.3, 'Başlık Seti': 1.6, 'Örgülü Hortum': 1.2, 'Uzayan Hortum': 1.15 },
    },
    variants: [],
    properties: { Kademe: ['{kademe}'], 'Hortum Uzunluğu': ['{metre} m'], 'Hortum Tipi': ['{hortum}'] },
    sentences: [
      '{name}, sisten güçlü jete kadar ayarlanır.',
      '{metre} metreye kadar bahçelere yetişir.',
      'Bağlantıları standart yarım inç musluklara uyar.',
      'Kademe halkası tek elle çevrilir.',
      'Conta takımı yedekli gelir, damlatmaz.',
      'Tutma yeri kauçuk kaplıdır, ıslak elde kaymaz.',
      ...watering,
    ],
  },
]
