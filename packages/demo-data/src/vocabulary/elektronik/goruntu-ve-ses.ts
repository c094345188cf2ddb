import type { LeafVocabulary } from '../vocabulary.ts'

const shared = { variants: [], maxInstallment: 4 }
const watch = { ...shared, category: 'guvenlik-kamerasi', brands: ['Netgöz', 'Bekçi', 'Gözcülü', 'Sinyal'] }
const warranted = '{brand} ürünleri iki yıl garanti kapsamındadır.'

/** What hears, sees, shows and flies beside televisions and cameras. */
export const goruntuVeSes: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'ses-cubugu',
    brands: ['Sesta', 'Maris', 'Tını', 'Orkun', 'Dalgasan'],
    drawings: ['soundbar'],
    names: ['{seri} Ses Çubuğu {kanal} {guc} W', '{seri} Kablosuz Subwooferlı Ses Çubuğu {kanal} {guc} W'],
    slots: {
      seri: ['Sahne S', 'Perde', 'Yankı', 'Salon S', 'Akort', 'Koro', 'Tok Ses', 'Fasıl', 'Orkestra', 'Kubbe'],
      kanal: ['2.1 Kanal', '3.1 Kanal', '5.1 Kanal'],
      guc: ['80', '120', '200', '300'],
    },
    price: { base: 1990, by: { guc: 0.6 }, words: { '3.1': 1.25, '5.1': 1.7, Subwooferlı: 1.3 } },
    properties: { Güç: ['{guc} W'], Bağlantı: ['HDMI, optik ve Bluetooth'] },
    sentences: [
      '{name}, televizyonun ince sesini doldurur.',
      'Konuşmayı öne çıkaran gece kipi vardır.',
      'Televizyon kumandasıyla açılıp kapanır.',
      'Duvar askısı ve kablosu kutudadır.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'projeksiyon-cihazi',
    brands: ['Vizyon', 'Ekranist', 'Pixa', 'Panelya'],
    drawings: ['projector'],
    names: [
      'Projeksiyon Cihazı {coz} {lumen} Lümen',
      'Taşınabilir Projeksiyon Cihazı {coz} {lumen} Lümen',
      'Akıllı Projeksiyon Cihazı {coz} {lumen} Lümen',
    ],
    slots: { coz: ['HD', 'Full HD', '4K'], lumen: ['250', '500', '1.000', '2.500'], ses: ['26', '30', '34'] },
    price: { base: 3490, by: { lumen: 0.5 }, words: { 'Full HD': 1.35, '4K': 2.4, Akıllı: 1.2, Taşınabilir: 1.1 } },
    properties: { Çözünürlük: ['{coz}'], 'Ses Düzeyi': ['{ses} dB'], Girişler: ['HDMI ve USB'] },
    sentences: [
      '{name}, duvarda sinema kadar görüntü verir.',
      'Eğik durduğunda görüntüyü kendisi düzeltir.',
      'Telefonun ekranını kablosuz yansıtır.',
      'Perdesi ayrıca satılır.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'kumanda',
    brands: ['Uzakyakın', 'Ekranist', 'Tuşçu', 'Sinyal'],
    drawings: ['remote-control'],
    names: [
      'Evrensel Kumanda {cihaz} Cihazlık {ozellik}',
      'Evrensel Televizyon Kumandası {ozellik} {cihaz} Cihazlık',
      'Öğrenen Evrensel Kumanda {cihaz} Cihazlık {ozellik}',
    ],
    slots: { cihaz: ['2', '4', '8'], ozellik: ['Büyük Tuşlu', 'Işıklı Tuşlu', 'Pilli', 'Sesli'] },
    price: { base: 149, by: { cihaz: 0.3 }, words: { Öğrenen: 1.8, 'Işıklı Tuşlu': 1.3, Sesli: 1.7 } },
    properties: { Uyum: ['Televizyon, uydu alıcısı ve klima'], 'Cihaz Sayısı': ['{cihaz}'] },
    sentences: [
      '{name}, çekmecedeki kumandaların yerine geçer.',
      'Kurulumu kod listesiyle birkaç dakika sürer.',
      'On metreden çalışır.',
      'Pilleri ayrıca alınır.',
    ],
  },
  {
    ...watch,
    aspects: 'guvenlik-kamerasi',
    drawings: ['security-camera'],
    names: [
      'Dış Ortam Güvenlik Kamerası {coz} {ozellik}',
      'Wi-Fi Güvenlik Kamerası {coz} {ozellik}',
      'Güvenlik Kamerası Seti {coz} {adet} Adet',
    ],
    slots: {
      coz: ['Full HD', '3K', '4K'],
      ozellik: ['Gece Görüşlü', 'Hareket Algılamalı', 'Güneş Panelli', 'Sirenli'],
      adet: ['2', '4', '8'],
    },
    price: { base: 990, by: { adet: 0.8 }, words: { '3K': 1.35, '4K': 1.7, 'Güneş Panelli': 1.5, Seti: 2.2 } },
    properties: { Çözünürlük: ['{coz}'], 'Su Dayanımı': ['IP66'] },
    sentences: [
      '{name}, hareket olunca telefonunuza bildirir.',
      'Gece karanlığında otuz metreyi görür.',
      'Kaydı bellek kartına ya da kayıt cihazına alır.',
      'Montaj ayağı ve vidaları kutudadır.',
      'Ortak alana takarken aydınlatma levhası asınız.',
      warranted,
    ],
  },
  {
    ...watch,
    aspects: 'kapi-zili',
    drawings: ['video-doorbell'],
    names: [
      'Görüntülü Kapı Zili {inc} İnç Ekranlı {ozellik}',
      'Akıllı Görüntülü Kapı Zili {inc} İnç Ekranlı {ozellik}',
      'Kablosuz Görüntülü Kapı Zili {inc} İnç Ekranlı {ozellik}',
    ],
    slots: { inc: ['4,3', '7', '10'], ozellik: ['Gece Görüşlü', 'Kayıt Yapan', 'Şarjlı'] },
    price: { base: 1290, by: { inc: 0.8 }, words: { Akıllı: 1.25, Kablosuz: 1.15 } },
    properties: { 'Ekran Boyutu': ['{inc} inç'], Görüş: ['120°'] },
    sentences: [
      '{name}, kapıyı açmadan kimin geldiğini gösterir.',
      'Siz yokken gelenin görüntüsünü saklar.',
      'Ekrandan konuşulur.',
      'Vidaları ve montaj şablonu kutudadır.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'drone',
    brands: ['Atılgan', 'Pervaneci', 'Gökçe', 'Netgöz'],
    drawings: ['drone'],
    names: ['{seri} Drone {coz} Kameralı {dk} Dakika', '{seri} Katlanır Drone {coz} Kameralı {dk} Dakika'],
    slots: {
      seri: ['Yusufçuk', 'Kırlangıç', 'Sinek', 'Martı', 'Arı', 'Serçe', 'Kartal', 'Turna'],
      coz: ['HD', 'Full HD', '4K'],
      dk: ['12', '20', '30'],
    },
    price: { base: 2490, by: { dk: 0.8 }, words: { 'Full HD': 1.3, '4K': 2.2, Katlanır: 1.2 } },
    properties: { Kamera: ['{coz}'], 'Uçuş Süresi': ['{dk} dakika'], Ağırlık: ['249 gramın altında'] },
    sentences: [
      '{name}, tek tuşla kalkar ve konar.',
      'Pili azalınca kalktığı yere döner.',
      'Yedek pervaneler kutudadır.',
      'Uçurmadan önce izinli bölgeleri denetleyiniz.',
      warranted,
    ],
  },
  {
    ...shared,
    category: 'hafiza-karti',
    brands: ['Klavi', 'Bellekçi', 'Zirve', 'Takçıkar'],
    drawings: ['memory-card'],
    names: ['Mikro Hafıza Kartı {gb} GB {hiz} MB/sn {ek}', 'Tam Boy Hafıza Kartı {gb} GB {hiz} MB/sn'],
    slots: {
      gb: ['32', '64', '128', '256', '512'],
      hiz: ['90', '120', '170'],
      ek: ['Adaptörlü', 'Adaptörsüz'],
    },
    price: { base: 149, by: { gb: 0.55, hiz: 0.4 }, words: { 'Tam Boy': 1.2, Adaptörlü: 1.08 } },
    properties: { Kapasite: ['{gb} GB'], 'Okuma Hızı': ['{hiz} MB/sn'] },
    sentences: [
      '{name}, telefon, kamera ve tablet içindir.',
      '4K videoyu kesmeden yazar.',
      'Suya ve röntgen cihazına dayanıklıdır.',
      'Cihazınızın desteklediği en büyük kapasiteye bakıp alınız.',
      warranted,
    ],
  },
]
