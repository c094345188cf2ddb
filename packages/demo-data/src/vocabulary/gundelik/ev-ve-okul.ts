import { shelf } from '../shelf.ts'

const sentences = [
  '{brand} ürünleri Türkiye’de üretilir',
  'Günlük kullanım için tasarlanmıştır',
  'Özenle paketlenip gönderilir',
]
const wood = {
  name: 'Renk',
  values: [{ name: 'Ceviz' }, { name: 'Açık Meşe' }, { name: 'Mat Beyaz' }, { name: 'Antrasit' }],
}
const linen = {
  name: 'Renk',
  values: [{ name: 'Kırık Beyaz' }, { name: 'Pudra' }, { name: 'Su Yeşili' }, { name: 'Antrasit' }],
}

/** Staples of a home and a school bag. */
export const evVeOkul = shelf(
  { brands: ['Yuvasın', 'Evcimen', 'Lamina', 'Meşekapı'], sentences },
  {
    gardirop: {
      drawings: ['wardrobe'],
      price: { base: 5900, by: { kapak: 0.85 }, words: { Sürgülü: 1.5, Aynalı: 1.2 } },
      names: [
        '{model} {kapak} Kapaklı Gardırop',
        '{model} {kapak} Kapaklı Aynalı Gardırop',
        '{model} Sürgülü {kapak} Kapaklı Gardırop',
      ],
      slots: {
        model: ['Konak', 'Yalı', 'Hane', 'Saçak', 'Avlu', 'Eyvan', 'Sofa', 'Taraça'],
        kapak: ['2', '3', '4', '6'],
      },
      properties: { Kapak: ['{kapak}'] },
      sentences: ['Demonte gönderilir, kurulum şeması kutusundadır', 'Askı boyu palto da taşır'],
      variants: [wood],
    },
    'saklama-kabi': {
      drawings: ['jar'],
      brands: ['Köşkhan', 'Kevgir', 'Saklahan', 'Kapaklıca'],
      price: { base: 89, by: { adet: 0.8, hacim: 0.5 }, words: { Cam: 1.7, Vakumlu: 1.8 } },
      names: [
        '{malzeme} Saklama Kabı {hacim} ml {adet}',
        'Vakumlu {malzeme} Saklama Kabı {hacim} ml {adet}',
        '{malzeme} Erzak Kavanozu {hacim} ml {adet}',
      ],
      slots: { malzeme: ['Plastik', 'Cam'], hacim: ['500', '1.000', '1.700'], adet: ['Tekli', '3’lü', '6’lı'] },
      properties: { Malzeme: ['{malzeme}'], Adet: ['{adet}'] },
      sentences: ['Kapağı sızdırmaz', 'Dondurucuda ve mikrodalgada kullanılır'],
    },
    yorgan: {
      drawings: ['blanket'],
      brands: ['Pamukhan', 'Yorgancı Sokak', 'Tüyden', 'Keteniye'],
      price: { base: 690, words: { 'Çift Kişilik': 1.35, 'King Size': 1.6, Yün: 1.8, 'Kaz Tüyü': 4, Bambu: 1.4 } },
      names: ['{dolgu} Yorgan {boy}', 'Dört Mevsim {dolgu} Yorgan {boy}', 'Kışlık {dolgu} Yorgan {boy}'],
      slots: {
        dolgu: ['Elyaf', 'Yün', 'Kaz Tüyü', 'Pamuk', 'Bambu'],
        boy: ['Tek Kişilik', 'Çift Kişilik', 'King Size'],
      },
      properties: { Dolgu: ['{dolgu}'], Boy: ['{boy}'] },
      sentences: ['Dolgusu dikişle sabitlenmiştir, kaymaz', 'Hafif ama sıcak tutar'],
    },
    carsaf: {
      drawings: ['bed'],
      brands: ['Pamukhan', 'Dokumahan', 'Buldanca', 'Keteniye'],
      price: { base: 290, by: { olcu: 0.6 }, words: { Saten: 1.35, Penye: 1.1, Alez: 1.2 } },
      names: ['Lastikli {kumas} Çarşaf {olcu} cm', '{kumas} Düz Çarşaf {olcu} cm', 'Sıvı Geçirmez Alez {olcu} cm'],
      slots: { kumas: ['Ranforce', 'Penye', 'Saten'], olcu: ['100x200', '140x200', '160x200', '180x200'] },
      properties: { Kumaş: ['{kumas}'], Ölçü: ['{olcu} cm'] },
      facts: { Alez: { kumas: 'Pamuk havlu' } },
      sentences: ['Köşe lastiği yataktan çıkmaz', '60 derecede yıkanır'],
      variants: [linen],
    },
    merdiven: {
      drawings: ['ladder'],
      brands: ['Ustabaşı', 'Yapıhan', 'Basamakça', 'Demirsoylu'],
      price: { base: 690, by: { basamak: 1.1 }, words: { Teleskopik: 2, Profilli: 1.2 } },
      names: [
        'Katlanır Merdiven {basamak} Basamak',
        'Profilli Ev Merdiveni {basamak} Basamak',
        'Alüminyum Merdiven {basamak} Basamak',
      ],
      slots: { basamak: ['3', '4', '5', '7'] },
      properties: { Basamak: ['{basamak}'] },
      sentences: ['Ayakları kaymaz kauçuktur', '150 kg taşır'],
    },
    'kursun-kalem': {
      drawings: ['pencil'],
      brands: ['Nota Kırtasiye', 'Karalama', 'Kalemhan', 'Çizgili Kedi'],
      price: { base: 12, by: { adet: 0.85 }, words: { Boya: 2, Üçgen: 1.2, Silgili: 1.1 } },
      names: [
        'Kurşun Kalem {sertlik} {adet}',
        'Silgili Kurşun Kalem {sertlik} {adet}',
        'Üçgen Kurşun Kalem {sertlik} {adet}',
      ],
      slots: { sertlik: ['HB', '2B', '2H'], adet: ['Tekli', '6’lı', '12’li', '72’li'] },
      properties: { Sertlik: ['{sertlik}'], Adet: ['{adet}'] },
      sentences: ['Ucu açarken kırılmaz', 'Yazısı silgiyle iz bırakmadan çıkar'],
    },
    'utu-masasi': {
      drawings: ['ironing-board'],
      brands: ['Yuvasın', 'Kırışsız', 'Düzenli', 'Evcimen'],
      price: { base: 690, by: { boy: 0.9 }, words: { Prizli: 1.25, Katlanır: 1.1 } },
      names: ['Ütü Masası {boy} cm {ek}', 'Katlanır Ütü Masası {boy} cm {ek}', 'Prizli Ütü Masası {boy} cm {ek}'],
      slots: {
        boy: ['30x110', '38x120', '42x130'],
        ek: ['Pamuk Kılıflı', 'Çelik Ayaklı', 'Geniş Ütülüklü'],
      },
      properties: { Ölçü: ['{boy} cm'], Özellik: ['{ek}'] },
      sentences: ['Yüksekliği kademeli ayarlanır', 'Kılıfı çıkarılıp yıkanır', 'Katlanınca dolap arkasına girer'],
    },
    'camasir-kurutmaligi': {
      drawings: ['drying-rack'],
      brands: ['Yuvasın', 'Askıcı', 'Düzenli', 'Evcimen'],
      price: { base: 549, by: { metre: 0.6 }, words: { Balkon: 0.7, Katlı: 1.5 } },
      names: [
        'Kanatlı Çamaşır Kurutmalığı {metre} m {ek}',
        'Balkon Çamaşır Kurutmalığı {metre} m {ek}',
        'Üç Katlı Çamaşır Kurutmalığı {metre} m {ek}',
      ],
      slots: { metre: ['10', '18', '20', '25'], ek: ['Çelik', 'Paslanmaz', 'Tekerlekli'] },
      properties: { 'Asma Boyu': ['{metre} m'], Özellik: ['{ek}'] },
      sentences: ['Telleri çamaşırda iz bırakmaz', 'Katlanınca yer kaplamaz'],
    },
    mangal: {
      drawings: ['barbecue'],
      brands: ['Közbaşı', 'Ateşçi', 'Bahçıvan Usta', 'Çardaklı'],
      price: { base: 890, by: { cap: 1.1 }, words: { Kapaklı: 1.5, Ayaklı: 1.2, Emaye: 1.2 } },
      names: [
        'Kapaklı Kömür Mangalı {cap} cm {ek}',
        'Ayaklı Mangal {cap} cm {ek}',
        'Emaye Kapaklı Mangal {cap} cm {ek}',
      ],
      slots: { cap: ['37', '44', '57'], ek: ['Izgaralı', 'Küllüklü', 'Isı Göstergeli'] },
      properties: { Çap: ['{cap} cm'], Özellik: ['{ek}'] },
      sentences: ['Hava ayarı kömürü eşit yakar', 'Izgarası çıkarılıp yıkanır', 'Ayakları sökülüp bagaja girer'],
    },
    'silgi-ve-cetvel': {
      drawings: ['straight-ruler', 'triangular-ruler', 'eraser'],
      brands: ['Nota Kırtasiye', 'Karalama', 'Sırtlık', 'Çizgili Kedi'],
      price: { base: 24, by: { boy: 0.5, adet: 0.85 }, words: { Metal: 1.8, Gönye: 1.6, Seti: 2.4, Silgi: 0.95 } },
      names: [
        '{malzeme} Cetvel {boy} cm',
        '{malzeme} Gönye {boy} cm',
        '{malzeme} Geometri Seti {boy} cm',
        '{tur} Silgi {adet}',
        'İz Bırakmayan {tur} Silgi {adet}',
      ],
      slots: {
        malzeme: ['Plastik', 'Metal', 'Ahşap'],
        boy: ['15', '20', '30'],
        tur: ['Yumuşak', 'Tozsuz', 'Renkli', 'Hamur'],
        adet: ['Tekli', '2’li', '4’lü'],
      },
      properties: { Malzeme: ['{malzeme}'], Boy: ['{boy} cm'] },
      facts: { Silgi: { malzeme: '', boy: '' } },
      sentences: ['Kalem kutusuna sığar', 'Okulda ve çizim masasında kullanılır'],
    },
    'makas-ve-yapistirici': {
      drawings: ['scissors', 'glue-stick'],
      brands: ['Nota Kırtasiye', 'Karalama', 'Çizgili Kedi', 'Kesçe'],
      price: { base: 35, by: { boy: 0.7, gram: 0.7, adet: 0.85 }, words: { Okul: 0.8, Terzi: 2.2 } },
      names: [
        'Okul Makası {boy} cm {sap}',
        'Stick Yapıştırıcı {gram} g {adet}',
        'Ofis Makası {boy} cm {sap}',
        'Terzi Makası {boy} cm {sap}',
      ],
      slots: {
        boy: ['13', '16', '21'],
        sap: ['Yumuşak Saplı', 'Düz Saplı'],
        gram: ['8', '21', '40'],
        adet: ['Tekli', '3’lü', '12’li'],
      },
      facts: { Makası: { gram: '' }, Yapıştırıcı: { boy: '' } },
      properties: { Boy: ['{boy} cm'], Ağırlık: ['{gram} g'] },
      sentences: [
        '{boy} cm’lik bıçağı kâğıdı sıkıştırmadan keser',
        '{gram} g’lık çubuğu kâğıdı dalgalandırmadan yapıştırır',
      ],
    },
    'fotokopi-kagidi': {
      drawings: ['paper-ream'],
      brands: ['Bürohan', 'Evrakhan', 'Yaprakça', 'Düzenli'],
      price: { base: 159, by: { paket: 0.95 }, words: { A3: 2, Renkli: 1.5 } },
      names: ['{boyut} Fotokopi Kâğıdı 500 Yaprak {paket}', 'Renkli {boyut} Fotokopi Kâğıdı 100 Yaprak {paket}'],
      slots: { boyut: ['A4', 'A3', 'A5'], paket: ['Tekli', '3’lü', '5’li Koli'] },
      properties: { Boyut: ['{boyut}'] },
      sentences: ['Yazıcıda sıkışmaz', '80 gramdır'],
    },
    'yapi-bloklari': {
      drawings: ['toy-blocks'],
      brands: ['Minik Dünyam', 'Topaç', 'Ahşapçık', 'Fırfır'],
      price: { base: 199, by: { parca: 0.55 }, words: { Ahşap: 1.6, Mıknatıslı: 2.2 } },
      names: [
        '{tema} Yapı Blokları {parca} Parça',
        'Ahşap Yapı Blokları {tema} {parca} Parça',
        'Mıknatıslı Yapı Blokları {tema} {parca} Parça',
      ],
      slots: { tema: ['Şehir', 'Çiftlik', 'Uzay', 'Kale', 'Orman'], parca: ['48', '80', '150', '320', '640'] },
      properties: { 'Parça Sayısı': ['{parca}'], Tema: ['{tema}'] },
      sentences: ['Parçalar birbirine kolay geçer', 'Saklama kutusuyla gelir', 'CE belgelidir'],
    },
  },
)
