import type { LeafVocabulary } from '../vocabulary.ts'

const shared = { variants: [] }
const storage = { ...shared, category: 'harici-disk', brands: ['Klavi', 'Bellekçi', 'Zirve', 'Takçıkar'] }
const parts = { ...shared, category: 'bilgisayar-bilesenleri', brands: ['Çipçi', 'Zirve', 'Yongalık', 'Devreci'] }
const ink = { ...shared, category: 'toner-ve-kartus', brands: ['Baskıcı', 'Mürekkepsan', 'Dolumcu', 'Sayfacı'] }
const warranted = '{brand} ürünleri iki yıl garanti kapsamındadır.'

/** What goes into a computer, beside it, or into its printer. */
export const bilgisayarParcalari: readonly LeafVocabulary[] = [
  {
    ...storage,
    aspects: 'harici-disk',
    drawings: ['external-drive'],
    names: ['{seri} Harici Disk {tb} TB USB 3.2', '{seri} Masaüstü Harici Disk {buyuk} TB USB 3.2'],
    slots: {
      seri: ['Ambar', 'Kiler', 'Sandık', 'Mahzen', 'Depo', 'Yedek', 'Çekmece', 'Arşivim'],
      tb: ['1', '2', '4', '5'],
      buyuk: ['4', '8', '12'],
    },
    price: { base: 2190, by: { tb: 0.7, buyuk: 0.7 }, words: { Masaüstü: 2.3 } },
    properties: { Tür: ['Sabit disk'], Bağlantı: ['USB 3.2'] },
    sentences: [
      '{name}, fotoğrafların ve belgelerin yedeğini alır.',
      'Takınca tanınır, sürücü istemez.',
      'Televizyonun USB girişine de takılır.',
      'Kablosu kutudadır.',
      warranted,
    ],
  },
  {
    ...storage,
    aspects: 'tasinabilir-ssd',
    drawings: ['portable-ssd'],
    names: ['{seri} Taşınabilir SSD {gb} GB {hiz} MB/sn', '{seri} Darbeye Dayanıklı Taşınabilir SSD {gb} GB'],
    slots: {
      seri: ['Kıvılcım', 'Cep', 'Ok', 'Şimşek', 'Yıldırım', 'Avuç', 'Çakmak', 'Işın'],
      gb: ['500', '1.000', '2.000', '4.000'],
      hiz: ['550', '1.050', '2.000'],
    },
    price: { base: 2290, by: { gb: 0.75, hiz: 0.2 }, words: { 'Darbeye Dayanıklı': 1.2 } },
    properties: { Tür: ['SSD'], Bağlantı: ['USB-C'], Kapasite: ['{gb} GB'] },
    sentences: [
      '{name}, cebe sığar ve sessizdir.',
      'Hareketli parçası yoktur, düşmeye dayanır.',
      'Telefona, tablete ve bilgisayara takılır.',
      'Kısa USB-C kablosu kutudadır.',
      warranted,
    ],
  },
  {
    ...parts,
    aspects: 'ekran-karti',
    drawings: ['graphics-card'],
    names: ['{seri} Ekran Kartı {gb} GB {fan}', '{seri} OC Ekran Kartı {gb} GB {fan}'],
    slots: {
      seri: ['Kaplan 4', 'Doğan 40', 'Pars 5', 'Atmaca 4', 'Kaplan 6', 'Doğan 60', 'Pars 7', 'Atmaca 6'],
      gb: ['8', '12', '16', '24'],
      fan: ['İki Fanlı', 'Üç Fanlı'],
      guc: ['550', '650', '750'],
    },
    price: { base: 13900, by: { gb: 1.05 }, words: { OC: 1.08, 'Üç Fanlı': 1.08 } },
    properties: { Bellek: ['{gb} GB'], 'Önerilen Güç Kaynağı': ['{guc} W'], Çıkışlar: ['3 DisplayPort, 1 HDMI'] },
    sentences: [
      '{name}, yeni oyunları yüksek ayarda açar.',
      'Boştayken fanları durur.',
      'Arka plakası kartın eğilmesini önler.',
      'Kasanızdaki boşluğu ölçüp alınız.',
      warranted,
    ],
  },
  {
    ...parts,
    aspects: 'ram-bellek',
    drawings: ['memory-module'],
    names: ['{seri} RAM Bellek {gb} GB {nesil} {mhz} MHz', '{seri} Soğutuculu RAM Bellek {gb} GB {nesil} {mhz} MHz'],
    slots: {
      seri: ['Atik', 'Çevik', 'Hızır', 'Tetik', 'Kıvrak', 'Seri', 'Uçar', 'Yel'],
      gb: ['8', '16', '32'],
      nesil: ['DDR4', 'DDR5'],
      mhz: { of: 'nesil', words: { DDR4: ['3200'], DDR5: ['6000'] } },
    },
    price: { base: 990, by: { gb: 0.85 }, words: { DDR5: 1.5, Soğutuculu: 1.12 } },
    properties: { RAM: ['{gb} GB'], 'Bellek Türü': ['{nesil}'], Hız: ['{mhz} MHz'] },
    sentences: [
      '{name}, çok sekmeli çalışmada takılmayı önler.',
      'Masaüstü anakartlarının {nesil} yuvasına takılır.',
      'Takmadan önce anakartınızın {nesil} desteklediğine bakınız.',
      'Yaşam boyu uyum desteği verilir.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'web-kamerasi',
    brands: ['Netgöz', 'Klavi', 'Pixa', 'Kadraj'],
    drawings: ['webcam'],
    names: [
      'Web Kamerası {coz} {ozellik}',
      'Stereo Mikrofonlu Web Kamerası {coz} {ozellik}',
      'Yayıncı Web Kamerası {coz} {ozellik}',
    ],
    slots: {
      coz: ['HD', 'Full HD', '2K', '4K'],
      ozellik: ['Kapaklı', 'Işıklı', 'Otomatik Netlemeli', 'Geniş Açılı'],
      aci: ['78', '90', '110'],
    },
    price: { base: 490, words: { 'Full HD': 1.4, '2K': 2, '4K': 3.4, Yayıncı: 1.3, Mikrofonlu: 1.1 } },
    properties: { Çözünürlük: ['{coz}'], 'Görüş Açısı': ['{aci}°'], Bağlantı: ['USB'] },
    sentences: [
      '{name}, uzaktan ders ve toplantı içindir.',
      'Ekranın üstüne klipsle oturur, tripoda da takılır.',
      'Loş odada ışığı dengeler.',
      'Takınca tanınır, sürücü istemez.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'tablet-kilifi',
    brands: ['Kabukça', 'Zırhlı', 'Kılıfhane', 'Tutunan'],
    drawings: ['tablet-case'],
    names: [
      '{inc} İnç Tablet Kılıfı {ozellik}',
      'Standlı Tablet Kılıfı {inc} İnç {ozellik}',
      'Deri Görünümlü Tablet Kılıfı {inc} İnç {ozellik}',
    ],
    slots: {
      inc: ['8', '10,1', '11', '12,4'],
      ozellik: ['Kalem Yuvalı', 'Mıknatıslı', 'Köşe Korumalı', 'Uyku Kipli'],
    },
    price: { base: 219, by: { inc: 0.7 }, words: { Deri: 1.35, Standlı: 1.2, Mıknatıslı: 1.15 } },
    variants: [
      { name: 'Renk', values: [{ name: 'Siyah' }, { name: 'Kahverengi' }, { name: 'Gece Mavisi' }, { name: 'Pudra' }] },
    ],
    properties: { Uyum: ['{inc} inç tablet'], Malzeme: ['Suni deri ve mikrofiber'] },
    sentences: [
      '{name}, tableti iki açıda ayakta tutar.',
      'İçi mikrofiberdir, ekranı çizmez.',
      'Kamera, düğme ve giriş yerleri açıktır.',
      'Almadan önce tabletinizin ekran boyutuna bakınız.',
      'Tablet ürüne dâhil değildir.',
    ],
  },
  {
    ...ink,
    aspects: 'toner',
    drawings: ['toner-cartridge'],
    names: ['{uyum} Uyumlu Siyah Toner {sayfa} Sayfa', '{uyum} Uyumlu Toner {renk} {sayfa} Sayfa'],
    slots: {
      uyum: ['Baskıcı L2', 'Baskıcı L4', 'Zirve P1', 'Zirve P3'],
      sayfa: ['1.500', '2.500', '5.000'],
      renk: ['Mavi', 'Kırmızı', 'Sarı'],
    },
    price: { base: 390, by: { sayfa: 0.6 }, words: { Mavi: 1.25, Kırmızı: 1.25, Sarı: 1.25 } },
    properties: { Uyum: ['{uyum} lazer yazıcı'], Baskı: ['{sayfa} sayfa'] },
    sentences: [
      '{name}, lazer yazıcıya çipiyle takılır.',
      'Yazısı dağılmaz, ele bulaşmaz.',
      'Yüzde beş doluluğa göre {sayfa} sayfa basar.',
      'Takmadan önce yatay tutup birkaç kez sallayınız.',
    ],
  },
  {
    ...ink,
    aspects: 'kartus',
    drawings: ['ink-cartridges'],
    names: ['{uyum} Uyumlu Mürekkep Kartuşu {renk} {ml} ml', '{uyum} Uyumlu Kartuş Seti {adet} Adet {ml} ml'],
    slots: {
      uyum: ['Mürekkepçi T1', 'Mürekkepçi T5', 'Zirve J2', 'Zirve J6'],
      renk: ['Siyah', 'Üç Renkli'],
      ml: ['10', '18', '28'],
      adet: ['4', '8'],
    },
    price: { base: 190, by: { ml: 0.6, adet: 0.8 }, words: { 'Üç Renkli': 1.3, Seti: 2.6 } },
    properties: { Uyum: ['{uyum} mürekkepli yazıcı'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, kutudan çıkınca bandı çekilip takılır.',
      'Mürekkebi kurumaz, başlığı tıkamaz.',
      'Renkleri fotoğraf baskısında da doğrudur.',
      'Boşalan kartuşu elektronik atık kutusuna bırakınız.',
    ],
  },
]
