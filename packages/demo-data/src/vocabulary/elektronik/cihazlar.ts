import { colours, shelf } from '../shelf.ts'

const comments = {
  good: [
    'Ertesi gün geldi, kutusu mühürlüydü. Anlatıldığı gibi çıktı.',
    'Fiyat performans olarak çok iyi, üç haftadır sorunsuz kullanıyorum.',
    'Satıcı sorularıma hemen yanıt verdi, faturası kutudaydı.',
    'Anneme aldım, kurulumu kolaydı, çok memnun.',
    'Malzeme kalitesi beklediğimden iyi.',
  ],
  middle: [
    'İdare eder, daha iyisi de var ama bu fiyata değil.',
    'Ürün iyi, kargo iki gün gecikti.',
    'Kullanım kılavuzu yetersiz, internetten bakmak gerekti.',
  ],
  bad: [
    'Bir hafta sonra arızalandı, iade sürecim sorunsuz geçti.',
    'Kutusu hasarlı geldi, değişim istedim.',
    'Beklentimi karşılamadı.',
  ],
}
const sentences = [
  '{name}, gündelik kullanımda güven verir',
  'Kutudan Türkçe kullanım kılavuzu ve faturası çıkar',
  '{brand} ürünleri iki yıl garanti kapsamındadır',
]
const storage = {
  name: 'Depolama',
  values: [{ name: '128 GB' }, { name: '256 GB', add: 2500 }, { name: '512 GB', add: 6000 }],
}

export const telefon = shelf(
  { brands: ['Telva', 'Nova', 'Orkun', 'Zirve', 'Mavera'], sentences, comments },
  {
    'cep-telefonu': {
      drawings: ['phone'],
      price: [6499, 54999],
      names: ['{seri} Akıllı Telefon {ekran} İnç', '{seri} {bellek} GB RAM Çift Hat', '{seri} Pro {kamera} MP Kamera'],
      slots: {
        seri: ['X5', 'M2', 'Lite 3', 'A10', 'Vadi 7', 'Neo', 'Z1'],
        ekran: ['6,1', '6,4', '6,7'],
        bellek: ['6', '8', '12'],
        kamera: ['50', '64', '108'],
      },
      properties: { 'Ekran Boyutu': ['{ekran} inç'], RAM: ['{bellek} GB'], 'Arka Kamera': ['{kamera} MP'] },
      sentences: [
        '{ekran} inçlik parlak ekranı güneşte bile okunur',
        '{kamera} MP ana kamera düşük ışıkta net çeker',
        '{bellek} GB bellekle uygulamalar arasında takılmadan geçersiniz',
        'Pili yoğun kullanımda bir günü çıkarır',
      ],
      variants: [colours, storage],
    },
    'telefon-kilifi': {
      drawings: ['phone-case'],
      price: [79, 699],
      names: [
        'Silikon Telefon Kılıfı {model} {kenar}',
        'Şeffaf Kılıf {model} {kenar}',
        'Cüzdanlı Telefon Kılıfı {model}',
      ],
      slots: {
        model: ['X5 Uyumlu', 'M2 Uyumlu', 'Lite 3 Uyumlu', 'Neo Uyumlu', 'Z1 Uyumlu'],
        kenar: ['Köşe Korumalı', 'İnce', 'Mat', 'Kamera Korumalı'],
      },
      properties: { Uyumluluk: ['{model}'], Malzeme: ['Silikon', 'TPU', 'Suni deri'] },
      sentences: [
        'Telefonu çizik ve darbelere karşı korur',
        'Tuşlara ve girişlere tam oturur',
        'Elde kaymayan bir dokusu vardır',
      ],
      variants: [colours],
    },
    'sarj-aleti': {
      drawings: ['charger'],
      price: [149, 1499],
      names: ['{guc} W USB-C Hızlı Şarj Aleti', '{guc} W Çift Çıkışlı Şarj Adaptörü', 'Araç İçi Şarj Aleti {guc} W'],
      slots: { guc: ['20', '30', '45', '65', '100'], kablo: ['1 m kablolu', '2 m kablolu', 'Kablosuz'] },
      properties: { Güç: ['{guc} W'], Kablo: ['{kablo}'] },
      sentences: [
        '{guc} W gücüyle telefonu kısa sürede doldurur',
        'Aşırı ısınmaya karşı korumalıdır',
        'Çantada yer tutmayacak kadar küçüktür',
      ],
    },
    powerbank: {
      drawings: ['power-bank'],
      price: [399, 2499],
      names: ['{mah} mAh Powerbank {cikis}', 'İnce Taşınabilir Şarj {mah} mAh', 'Ekranlı Powerbank {mah} mAh {cikis}'],
      slots: { mah: ['5.000', '10.000', '20.000', '27.000'], cikis: ['22,5 W', '30 W', 'Çift Çıkış', 'Kablosuz'] },
      properties: { Kapasite: ['{mah} mAh'], Çıkış: ['{cikis}'] },
      sentences: [
        '{mah} mAh kapasiteyle telefonu birkaç kez doldurur',
        'Uçak kabininde taşınabilir',
        'Kalan doluluğu göstergesinden okursunuz',
      ],
      variants: [colours],
    },
    'ekran-koruyucu': {
      drawings: ['phone'],
      price: [59, 449],
      names: [
        'Temperli Cam Ekran Koruyucu {model}',
        'Mat Ekran Koruyucu {model}',
        'Hayalet Ekran Koruyucu {model} {adet}',
      ],
      slots: { model: ['X5', 'M2', 'Lite 3', 'Neo', 'Z1'], adet: ['2 Adet', '3 Adet', 'Tek'] },
      properties: { Uyumluluk: ['{model}'], Adet: ['{adet}'] },
      sentences: [
        'Kolay takılır, kabarcık bırakmaz',
        'Dokunmatiğin duyarlılığını azaltmaz',
        'Kutudan temizlik bezi çıkar',
      ],
    },
  },
)

const parca = [
  '{islemci} işlemciyle günlük işler akıcıdır',
  '{bellek} GB bellek çok sayıda sekmeyi kaldırır',
  'Türkçe Q klavye düzeniyle gelir',
  'Sessiz soğutması çalışırken rahatsız etmez',
]
const bilgisayarSlot = {
  seri: ['Defter', 'Atölye', 'Kampüs', 'Ofis', 'Oyun', 'Stüdyo'],
  islemci: ['6 çekirdekli', '8 çekirdekli', '12 çekirdekli'],
  bellek: ['8', '16', '32'],
  ekran: ['13,3', '14', '15,6', '16'],
  disk: ['256 GB', '512 GB', '1 TB'],
}
const bilgisayarOzellik = { RAM: ['{bellek} GB'], 'Disk Kapasitesi': ['{disk}'], İşlemci: ['{islemci}'] }
export const bilgisayar = shelf(
  { brands: ['Klavi', 'Baskı', 'Zirve', 'Nova', 'Pixa'], sentences, comments },
  {
    'dizustu-bilgisayar': {
      drawings: ['laptop'],
      price: [14999, 64999],
      names: [
        '{seri} {ekran} Dizüstü Bilgisayar {bellek} GB {disk} SSD',
        '{seri} {ekran} İnç Taşınabilir Bilgisayar {disk} SSD',
      ],
      slots: bilgisayarSlot,
      properties: { ...bilgisayarOzellik, 'Ekran Boyutu': ['{ekran} inç'] },
      sentences: parca,
      variants: [colours],
    },
    'masaustu-bilgisayar': {
      drawings: ['desktop-computer'],
      price: [12999, 59999],
      names: ['{seri} Masaüstü Bilgisayar {bellek} GB {disk} SSD', '{seri} Hepsi Bir Arada Bilgisayar {bellek} GB'],
      slots: bilgisayarSlot,
      properties: bilgisayarOzellik,
      sentences: parca,
    },
    tablet: {
      drawings: ['tablet'],
      price: [4499, 29999],
      names: ['{seri} Tablet {ekran} İnç {disk}', '{seri} Çocuk Tableti {ekran} İnç'],
      slots: {
        seri: ['Sayfa', 'Defter T', 'Vadi Tab', 'Mini', 'Çizim'],
        ekran: ['8', '10,1', '11', '12,4'],
        disk: ['64 GB', '128 GB', '256 GB'],
      },
      properties: { 'Ekran Boyutu': ['{ekran} inç'], Depolama: ['{disk}'] },
      sentences: [
        '{ekran} inç ekranı okumaya ve çizime uygundur',
        'Uzun pil ömrü yolculuklara yeter',
        'İnce gövdesi çantada yer tutmaz',
      ],
      variants: [colours],
    },
    monitor: {
      drawings: ['monitor'],
      price: [2999, 24999],
      names: ['{boy} İnç {panel} Monitör {hz} Hz', '{boy} İnç Kavisli Oyuncu Monitörü {hz} Hz'],
      slots: { boy: ['22', '24', '27', '32', '34'], panel: ['IPS', 'VA', 'OLED'], hz: ['75', '100', '144', '180'] },
      properties: { 'Ekran Boyutu': ['{boy} inç'], Panel: ['{panel}'], 'Yenileme Hızı': ['{hz} Hz'] },
      sentences: [
        '{boy} inç {panel} panel her açıdan doğru renk verir',
        '{hz} Hz yenileme hızı hareketleri akıcı gösterir',
        'Ayağı yükseklik ve eğim ayarlıdır',
      ],
    },
    'klavye-ve-fare': {
      drawings: ['keyboard', 'computer-mouse'],
      price: [199, 4299],
      names: [
        'Mekanik Klavye Q Türkçe {anahtar} Switch',
        'Sessiz Kablosuz Fare {dpi} DPI',
        'Kablosuz Klavye ve Fare Seti {anahtar}',
      ],
      slots: { anahtar: ['Sessiz', 'Kırmızı', 'Kahverengi', 'Mavi'], dpi: ['1600', '2400', '4000', '8000'] },
      properties: { Bağlantı: ['Kablosuz 2,4 GHz', 'Bluetooth', 'USB'] },
      sentences: ['Uzun yazışmalarda bileği yormaz', 'Tuşları sessiz ve dengelidir', 'Pili aylarca dayanır'],
      variants: [colours],
    },
    yazici: {
      drawings: ['printer'],
      price: [2499, 14999],
      names: ['Tanklı Renkli Yazıcı {hiz} Sayfa/dk {ozellik}', 'Lazer Yazıcı {hiz} Sayfa/dk {ozellik}'],
      slots: { hiz: ['18', '24', '30', '40'], ozellik: ['Kablosuz', 'Çift Taraflı', 'Tarayıcılı', 'Fotokopili'] },
      properties: { 'Baskı Hızı': ['{hiz} sayfa/dk'], Özellik: ['{ozellik}'] },
      sentences: ['Dakikada {hiz} sayfa basar', 'Telefonunuzdan doğrudan yazdırır', 'Kartuş maliyeti düşüktür'],
    },
  },
)

const ev = { brands: ['Serin', 'Lodos', 'Yuvam', 'Berrak', 'Ocaklı'], sentences, comments }
export const beyazEsya = shelf(ev, {
  buzdolabi: {
    drawings: ['refrigerator'],
    price: [15999, 59999],
    names: ['{litre} Litre No Frost Buzdolabı {tip}', '{tip} Buzdolabı {litre} Litre {sinif} Enerji'],
    slots: {
      litre: ['350', '420', '490', '560'],
      tip: ['Kombi', 'Çift Kapılı', 'Gardırop Tipi'],
      sinif: ['C', 'D', 'E'],
    },
    properties: { Hacim: ['{litre} L'], 'Enerji Sınıfı': ['{sinif}'], Tip: ['{tip}'] },
    sentences: [
      '{litre} litre hacmi kalabalık ailelere yeter',
      'Buzlanmayan sistemi elle temizlik istemez',
      'Sebzelik nemi koruyarak tazeliği uzatır',
    ],
  },
  'camasir-makinesi': {
    drawings: ['washing-machine'],
    price: [11999, 34999],
    names: ['{kg} kg {devir} Devir Çamaşır Makinesi', '{kg} kg Kurutmalı Çamaşır Makinesi {devir} Devir'],
    slots: { kg: ['7', '8', '9', '10', '12'], devir: ['1000', '1200', '1400'] },
    properties: { Kapasite: ['{kg} kg'], Devir: ['{devir}'] },
    sentences: [
      '{kg} kg kapasiteyle tek seferde çok yıkar',
      'Hızlı programı 30 dakikada biter',
      'Sessiz motoru gece de kullanılabilir',
    ],
  },
  'bulasik-makinesi': {
    drawings: ['fork-and-knife-with-plate'],
    price: [11499, 32999],
    names: [
      '{program} Programlı Bulaşık Makinesi {set} Kişilik',
      'Ankastre Bulaşık Makinesi {set} Kişilik {program} Program',
    ],
    slots: { program: ['4', '5', '6', '8'], set: ['12', '13', '14', '15'] },
    properties: { Kapasite: ['{set} kişilik'], Program: ['{program}'] },
    sentences: [
      '{set} kişilik sofrayı bir kerede yıkar',
      'Yarım yük seçeneği su tasarrufu sağlar',
      'Üst sepeti yükseklik ayarlıdır',
    ],
  },
  'firin-ve-ocak': {
    drawings: ['oven'],
    price: [3499, 24999],
    names: ['{litre} Litre Ankastre Fırın {renk}', 'Mini Fırın {litre} Litre {renk}', '4 Gözlü Ocak {renk}'],
    slots: { litre: ['36', '45', '65', '72'], renk: ['Siyah', 'İnoks', 'Beyaz'] },
    properties: { Hacim: ['{litre} L'], Renk: ['{renk}'] },
    sentences: [
      'Fanlı pişirme ısıyı eşit dağıtır',
      'Cam kapağı kolay temizlenir',
      'Emniyet ventili gaz kaçağını önler',
    ],
  },
})
export const kucukEvAletleri = shelf(
  { ...ev, variants: [colours] },
  {
    supurge: {
      drawings: ['vacuum-cleaner', 'robot-vacuum'],
      price: [1499, 24999],
      names: [
        'Dikey Şarjlı Süpürge {guc} W {filtre}',
        'Toz Torbasız Süpürge {guc} W {filtre}',
        'Robot Süpürge Haritalı {filtre}',
      ],
      slots: { guc: ['150', '350', '600', '800'], filtre: ['HEPA Filtreli', 'Su Filtreli', 'Sessiz'] },
      properties: { Güç: ['{guc} W'], Filtre: ['{filtre}'] },
      sentences: [
        'Halıda ve sert zeminde güçlü çeker',
        'Haznesi tek tuşla boşalır',
        '{filtre} yapısı alerjisi olanlara uygundur',
      ],
    },
    utu: {
      drawings: ['iron'],
      price: [599, 6999],
      names: ['Buharlı Ütü {guc} W {taban} Taban', 'Buhar Kazanlı Ütü {guc} W', 'Dikey Ütü {guc} W'],
      slots: { guc: ['2200', '2400', '2600', '3000'], taban: ['Seramik', 'Titanyum', 'Çelik'] },
      properties: { Güç: ['{guc} W'], Taban: ['{taban}'] },
      sentences: [
        'Şok buharı inatçı kırışıkları açar',
        '{taban} taban kumaşta rahat kayar',
        'Kireç önleyici haznesi vardır',
      ],
    },
    'cay-ve-kahve-makinesi': {
      drawings: ['coffee-machine', 'kettle'],
      price: [899, 15999],
      names: [
        'Çay Makinesi {litre} Litre {govde}',
        'Türk Kahvesi Makinesi {fincan} Fincan',
        'Espresso Makinesi {bar} Bar {govde}',
      ],
      slots: { litre: ['1,2', '1,7', '2,2'], govde: ['Cam', 'Çelik'], fincan: ['2', '4', '5'], bar: ['15', '19'] },
      properties: { Gövde: ['{govde}'] },
      sentences: [
        'Demini kısa sürede alır, sıcak tutar',
        'Taşmayı önleyen algılayıcısı vardır',
        'Parçaları bulaşık makinesinde yıkanır',
      ],
    },
    'tost-makinesi': {
      drawings: ['toaster'],
      price: [699, 4999],
      names: ['{dilim} Dilim Tost Makinesi {plaka} Plaka', 'Ekmek Kızartma Makinesi {dilim} Dilim'],
      slots: { dilim: ['2', '4', '6'], plaka: ['Granit', 'Seramik', 'Döküm'] },
      properties: { Kapasite: ['{dilim} dilim'], Plaka: ['{plaka}'] },
      sentences: [
        '{plaka} plakalar yapışmaz ve kolay silinir',
        '180 derece açılıp ızgara olur',
        'Yağ toplama haznesi vardır',
      ],
    },
    blender: {
      drawings: ['blender'],
      price: [599, 5999],
      names: ['El Blender Seti {guc} W {parca} Parça', 'Smoothie Blender {guc} W', 'Cam Hazneli Blender {guc} W'],
      slots: { guc: ['600', '800', '1000', '1200'], parca: ['2', '3', '4'] },
      properties: { Güç: ['{guc} W'] },
      sentences: [
        'Çelik bıçakları buzu rahat kırar',
        'Sessiz çalışır, elde titremez',
        'Ayağı kolayca çıkar ve yıkanır',
      ],
    },
  },
)
const goruntu = { brands: ['Vizyon', 'Kadraj', 'Pixa', 'Nova', 'Kontra'], sentences, comments }
export const digerElektronik = [
  ...shelf(goruntu, {
    'led-televizyon': {
      drawings: ['flat-television'],
      price: [7999, 39999],
      names: ['{boy} İnç LED Televizyon {cozunurluk}', '{boy} İnç Uydu Alıcılı Televizyon {cozunurluk}'],
      slots: { boy: ['32', '40', '43', '50', '55'], cozunurluk: ['HD', 'Full HD', '4K'] },
      properties: { 'Ekran Boyutu': ['{boy} inç'], Çözünürlük: ['{cozunurluk}'] },
      sentences: [
        '{cozunurluk} paneli ayrıntıları net gösterir',
        'Dâhilî uydu alıcısı ek kutu istemez',
        'Duvara asılabilir',
      ],
    },
    'akilli-televizyon': {
      drawings: ['flat-television'],
      price: [12999, 89999],
      names: ['{boy} İnç Akıllı Televizyon {panel} 4K', '{boy} İnç {panel} 120 Hz Akıllı Televizyon'],
      slots: { boy: ['50', '55', '65', '75'], panel: ['LED', 'QLED', 'OLED'] },
      properties: { 'Ekran Boyutu': ['{boy} inç'], Panel: ['{panel}'] },
      sentences: [
        'Uygulama mağazasıyla yayın hizmetlerine bağlanır',
        'Sesli kumandası Türkçe anlar',
        '{panel} panel derin siyahlar verir',
      ],
    },
    'televizyon-aski-aparati': {
      drawings: ['toolbox', 'flat-television'],
      price: [199, 1999],
      names: ['{boy} İnç Televizyon Askı Aparatı {tip}', '{tip} TV Askısı {boy} İnç'],
      slots: { boy: ['23–42', '32–55', '43–75'], tip: ['Sabit', 'Eğimli', 'Hareketli'] },
      properties: { Uyum: ['{boy} inç'], Tip: ['{tip}'] },
      sentences: ['Montaj takımıyla birlikte gelir', 'Su terazisi gövdesindedir', 'Kabloları gizleyen kanalı vardır'],
    },
    'fotograf-makinesi': {
      drawings: ['camera', 'camera-with-flash'],
      price: [8999, 79999],
      names: ['Aynasız Fotoğraf Makinesi {mp} MP {lens}', 'Şipşak Fotoğraf Makinesi {mp} MP'],
      slots: { mp: ['16', '20', '24', '33'], lens: ['15-45 mm Lensli', '18-55 mm Lensli', 'Gövde'] },
      properties: { Çözünürlük: ['{mp} MP'], Lens: ['{lens}'] },
      sentences: [
        '{mp} MP algılayıcısı büyük baskıya yeter',
        'Göz izleyen netleme portrede kolaylık sağlar',
        '4K video çeker',
      ],
    },
    'aksiyon-kamerasi': {
      drawings: ['video-camera', 'camera'],
      price: [2499, 19999],
      names: ['Aksiyon Kamerası {cozunurluk} {derinlik} m Su Geçirmez', 'Araç İçi Kamera {cozunurluk}'],
      slots: { cozunurluk: ['4K', '5K', '2,7K'], derinlik: ['10', '30', '40'] },
      properties: { Çözünürlük: ['{cozunurluk}'], 'Su Dayanımı': ['{derinlik} m'] },
      sentences: [
        'Titreşimi yumuşatarak akıcı görüntü verir',
        'Kaska ve bisiklete takılır',
        '{derinlik} metreye kadar su geçirmez',
      ],
    },
    tripod: {
      drawings: ['telescope', 'camera'],
      price: [249, 4999],
      names: ['{boy} cm Tripod {tip}', 'Telefon Tripodu {boy} cm {tip}'],
      slots: { boy: ['105', '140', '170', '190'], tip: ['Alüminyum', 'Karbon', 'Kumandalı'] },
      properties: { Yükseklik: ['{boy} cm'], Malzeme: ['{tip}'] },
      sentences: ['Ayakları engebeli zeminde dengede durur', 'Katlanınca çantaya sığar', 'Taşıma kılıfıyla gelir'],
    },
    'akilli-saat': {
      drawings: ['smart-watch'],
      price: [999, 19999],
      names: [
        'Seramik Kasa Akıllı Saat {boy} mm',
        'Akıllı Saat {boy} mm {ozellik}',
        'Spor Akıllı Saat {ozellik} {boy} mm',
      ],
      slots: { boy: ['40', '42', '45', '47'], ozellik: ['GPS’li', 'Arama Destekli', 'Nabız Ölçer'] },
      properties: { 'Kasa Çapı': ['{boy} mm'], Özellik: ['{ozellik}'] },
      sentences: ['Uyku, nabız ve adımları izler', 'Bildirimleri kolunuza getirir', 'Pili bir haftaya kadar dayanır'],
      variants: [colours],
    },
    'akilli-bileklik': {
      drawings: ['smart-watch'],
      price: [499, 2999],
      names: ['Akıllı Bileklik {ekran} İnç {gun} Gün Pil', 'Fitness Bilekliği {gun} Gün Pil'],
      slots: { ekran: ['1,1', '1,5', '1,6'], gun: ['7', '14', '21'] },
      properties: { 'Pil Süresi': ['{gun} gün'] },
      sentences: ['Tek şarjla {gun} gün kullanılır', 'Yüzerken de kolda kalır', 'Hafif kayışı cildi terletmez'],
      variants: [colours],
    },
    'oyun-konsolu': {
      drawings: ['video-game'],
      price: [8999, 34999],
      names: ['Oyun Konsolu {disk} {paket}', 'El Tipi Oyun Konsolu {disk}'],
      slots: { disk: ['512 GB', '825 GB', '1 TB'], paket: ['İki Kollu', 'Tek Kollu', 'Oyun Paketli'] },
      properties: { Depolama: ['{disk}'], Paket: ['{paket}'] },
      sentences: ['4K çözünürlükte akıcı oyun', 'Hızlı diski yükleme sürelerini kısaltır', 'Ailece oynamaya uygundur'],
    },
    'oyun-kolu': {
      drawings: ['video-game', 'joystick'],
      price: [399, 3999],
      names: ['Kablosuz Oyun Kolu {ozellik} PC', 'Kablolu Oyun Kolu {ozellik}'],
      slots: { ozellik: ['Titreşimli', 'Arka Tuşlu', 'Işıklı', 'Şarj İstasyonlu'], pil: ['10', '15', '20'] },
      properties: { Özellik: ['{ozellik}'], 'Pil Süresi': ['{pil} saat'] },
      sentences: [
        'Kavraması uzun oyunlarda rahattır',
        'Çubukları kaymaya dayanıklıdır',
        '{pil} saate kadar kesintisiz oyun',
      ],
      variants: [colours],
    },
  }),
]
