import type { LeafVocabulary, VariantVocabulary } from './vocabulary.ts'

const electronics = {
  category: 'oto-elektronigi',
  brands: ['Kontak', 'Torpido', 'Direksan', 'Yol Arkadaşı'],
  variants: [],
}
const rolling = {
  category: 'paten-ve-kaykay',
  brands: ['Çevik', 'Yokuş', 'Rampacı', 'Turaç'],
}
const fit = { category: 'ip-ve-cember', brands: ['Formda', 'Terlet', 'Antrenman Evi', 'Nefes Spor'] }
const bright: VariantVocabulary = {
  name: 'Renk',
  values: ['Siyah', 'Kırmızı', 'Mavi', 'Mint', 'Pembe'].map((name) => ({ name })),
}

/** What goes along in the car, on wheels or to the camp, and what one trains with. */
export const shelvesOfTheRoad: readonly LeafVocabulary[] = [
  {
    category: 'silecek',
    drawings: ['wiper-blade'],
    brands: ['Berrakyol', 'Torpido', 'Damlasız', 'Yol Arkadaşı'],
    names: ['{tip} Silecek {boy} cm', '{tip} Silecek {boy} cm {mevsim}', 'Silecek Takımı {tip} 2’li {mevsim}'],
    slots: {
      tip: ['Muz Tipi', 'Telli', 'Hibrit'],
      boy: ['40', '45', '55', '65'],
      mevsim: ['Kışlık', 'Dört Mevsim', 'Silikonlu'],
    },
    price: { base: 149, by: { boy: 0.4 }, words: { Hibrit: 1.4, Takımı: 1.8, Silikonlu: 1.3, Telli: 0.75 } },
    variants: [],
    properties: { Tip: ['{tip}'], Boy: ['{boy} cm'], Lastik: ['{mevsim}'] },
    sentences: [
      '{name}, camda iz bırakmadan siler.',
      'Lastiği grafit kaplıdır, ses çıkarmaz.',
      'Kancalı kola geçer, adaptörleri kutudadır.',
      'Yılda bir değiştirilmesi önerilir.',
    ],
  },
  {
    ...electronics,
    drawings: ['parking-sensor'],
    aspects: 'park-sensoru',
    names: [
      'Park Sensörü {goz} Gözlü {ek}',
      'Park Sensörü {goz} Gözlü {ek} {renk}',
      'Ekranlı Park Sensörü {goz} Gözlü {renk}',
    ],
    slots: {
      goz: ['4', '6', '8'],
      ek: ['Sesli Uyarılı', 'Kameralı', 'Kablosuz'],
      renk: ['Siyah', 'Gri', 'Beyaz'],
    },
    price: { base: 590, by: { goz: 0.6 }, words: { Kameralı: 1.8, Ekranlı: 1.3, Kablosuz: 1.2 } },
    properties: { 'Göz Sayısı': ['{goz}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, geri viteste kendiliğinden çalışır.',
      'Engele yaklaştıkça uyarı sıklaşır.',
      'Delik açma ucu kutudadır.',
      'Tampon rengine boyanabilir.',
      'Takılmasını bir ustaya yaptırmanız önerilir.',
    ],
  },
  {
    ...electronics,
    drawings: ['navigator'],
    aspects: 'navigasyon',
    names: [
      'Araç İçi Navigasyon {inc} İnç {hafiza} GB',
      'Araç Navigasyon Cihazı {inc} İnç {ek}',
      'Kamyon ve Araç Navigasyon {inc} İnç {ek} {hafiza} GB',
    ],
    slots: {
      inc: ['5', '7', '9'],
      hafiza: ['8', '16', '32'],
      ek: ['Geri Görüş Kameralı', 'Bluetooth’lu', 'Hız Uyarılı'],
    },
    price: { base: 2290, by: { inc: 0.8, hafiza: 0.2 }, words: { 'Geri Görüş Kameralı': 1.3, Kamyon: 1.25 } },
    properties: { Ekran: ['{inc} İnç'], Hafıza: ['{hafiza} GB'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, internet olmadan yol gösterir.',
      'Türkiye haritası yüklüdür, yılda iki kez yenilenir.',
      'Vantuzlu tutacağı ve çakmak adaptörü kutudadır.',
      'Dönüşü sesle bildirir.',
      'Sürüş sırasında adres girmeyiniz.',
    ],
  },
  {
    ...electronics,
    drawings: ['car-vacuum'],
    aspects: 'arac-supurgesi',
    names: [
      'Araç Süpürgesi {watt} W {besleme}',
      'Şarjlı Araç Süpürgesi {watt} W {ek}',
      'Islak Kuru Araç Süpürgesi {watt} W {ek}',
    ],
    slots: {
      watt: ['60', '90', '120', '150'],
      besleme: ['Çakmaklıktan Beslemeli', 'USB-C Şarjlı'],
      ek: ['HEPA Filtreli', 'Fırça Uçlu', 'Çantalı'],
    },
    price: { base: 390, by: { watt: 0.5 }, words: { Şarjlı: 1.5, 'Islak Kuru': 1.4, 'HEPA Filtreli': 1.15 } },
    properties: { Güç: ['{watt} W'], Özellik: ['{ek}'], Besleme: ['{besleme}'] },
    facts: { Şarjlı: { besleme: 'Dâhilî pil' }, Islak: { besleme: 'Dâhilî pil' } },
    sentences: [
      '{name}, koltuk arasını ve bagajı temizler.',
      'Dar ağızlı ucu kutudadır.',
      'Toz haznesi tek düğmeyle boşalır.',
      'Filtresi suda yıkanır.',
    ],
  },
  {
    ...rolling,
    drawings: ['skateboard'],
    aspects: 'kaykay',
    names: ['Kaykay {boy} cm {seviye}', 'Ahşap Kaykay {boy} cm {seviye}', 'Işıklı Tekerli Kaykay {boy} cm {yas}'],
    slots: {
      boy: ['56', '71', '79', '84'],
      seviye: ['Başlangıç', 'Orta Seviye', 'Usta'],
      yas: ['5+ Yaş', '8+ Yaş', '12+ Yaş'],
    },
    price: {
      base: 690,
      by: { boy: 0.6 },
      words: { Ahşap: 1.2, Usta: 1.7, 'Orta Seviye': 1.25, 'Işıklı Tekerli': 1.15 },
    },
    variants: [bright],
    properties: { Boy: ['{boy} cm'], Düzey: ['{seviye}'], 'Yaş Grubu': ['{yas}'] },
    facts: { Işıklı: { seviye: '' } },
    sentences: [
      '{name}, yedi kat akçaağaç tablalıdır.',
      'Üstü zımpara kaplıdır, ayak kaymaz.',
      'Tekerleri poliüretandır, asfaltta sessiz döner.',
      'Kask ve dizlikle kullanılması önerilir.',
    ],
  },
  {
    ...rolling,
    drawings: ['roller-skate'],
    aspects: 'paten',
    names: ['Paten {tip} {ozellik}', 'Çocuk Paten Seti {tip} {ozellik}', 'Ayarlanabilir Paten {tip} {ozellik}'],
    slots: {
      tip: ['Dört Tekerli', 'Bağcıklı Dört Tekerli', 'Bilekten Tokalı'],
      ozellik: ['Işıklı', 'Frenli', 'Çantalı'],
    },
    price: { base: 990, words: { Seti: 1.3, Işıklı: 1.15, Ayarlanabilir: 1.1 } },
    variants: [
      bright,
      {
        name: 'Numara',
        run: true,
        values: ['30-33', '34-37', '38-41'].map((name) => ({ name })),
      },
    ],
    properties: { Tip: ['{tip}'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, bileği sıkıca sarar.',
      'Bilyeleri ABEC 7 sınıfındadır.',
      'Burnundaki lastik tamponla durulur.',
      'İç çorabı çıkarılıp yıkanır.',
      'Kask ve dizlikle kullanılması önerilir.',
    ],
  },
  {
    ...fit,
    drawings: ['jump-rope'],
    aspects: 'atlama-ipi',
    names: ['Atlama İpi {tip} {ozellik}', '{tip} Atlama İpi {metre} m {ozellik}', 'Çocuk Atlama İpi {metre} m'],
    slots: {
      tip: ['Çelik Telli', 'Rulmanlı', 'Örgülü'],
      ozellik: ['Sayaçlı', 'Ayarlanır Boy', 'Ağırlıklı Saplı'],
      metre: ['2,4', '2,8', '3'],
    },
    price: {
      base: 99,
      by: { metre: 0.5 },
      words: { Sayaçlı: 1.6, 'Ağırlıklı Saplı': 1.4, 'Çelik Telli': 1.2, Çocuk: 0.7 },
    },
    variants: [bright],
    properties: { Tip: ['{tip}'], Uzunluk: ['{metre} m'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, burkulmadan döner.',
      'Sapları terli elde kaymaz.',
      'Boyu birkaç saniyede kısaltılır.',
      'Çantada ve cepte taşınır.',
    ],
  },
  {
    ...fit,
    drawings: ['hula-hoop'],
    aspects: 'hulahop',
    names: ['Hulahop {cap} cm {ozellik}', 'Ağırlıklı Hulahop {cap} cm {ozellik}', 'Çocuk Hulahop {cap} cm'],
    slots: { cap: ['70', '80', '90', '100'], ozellik: ['Sökülür', 'Süngerli', 'Masaj Toplu'] },
    price: { base: 99, by: { cap: 0.7 }, words: { Ağırlıklı: 2, 'Masaj Toplu': 1.4, Süngerli: 1.25, Çocuk: 0.8 } },
    variants: [bright],
    properties: { Çap: ['{cap} cm'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, beli ve karnı çalıştırır.',
      'Parçaları sökülüp çantaya girer.',
      'Yüzeyi yumuşaktır, kemiği acıtmaz.',
      'Evde de bahçede de çevrilir.',
    ],
    facts: { Çocuk: { ozellik: '' } },
  },
  {
    category: 'bisiklet-aksesuari',
    drawings: ['bicycle-lock'],
    aspects: 'bisiklet-kilidi',
    brands: ['Pedalcı', 'İki Teker', 'Kilithan', 'Yokuş'],
    names: [
      'Bisiklet Kilidi {tip} {boy} cm',
      'Şifreli Bisiklet Kilidi {tip} {boy} cm',
      'Alarmlı Bisiklet Kilidi {tip} {ek}',
    ],
    slots: {
      tip: ['Çelik Halatlı', 'Zincirli', 'Katlanır'],
      boy: ['65', '90', '120', '180'],
      ek: ['Anahtarlı', 'Uzaktan Kumandalı'],
    },
    price: { base: 169, by: { boy: 0.4 }, words: { Zincirli: 1.6, Katlanır: 2.2, Alarmlı: 1.9, Şifreli: 1.15 } },
    variants: [],
    properties: { Tip: ['{tip}'], Boy: ['{boy} cm'] },
    sentences: [
      '{name}, kadroyla tekeri birlikte bağlar.',
      'Çeliği kesmeye karşı sertleştirilmiştir.',
      'Dışı kılıflıdır, boyayı çizmez.',
      'Kadroya takılan tutacağı kutudadır.',
    ],
  },
  {
    category: 'kamp-masasi',
    drawings: ['camping-table'],
    brands: ['Obaköy', 'Patika', 'Çamlıca Obası', 'Kuytuca'],
    names: [
      'Katlanır Kamp Masası {olcu} cm {malzeme}',
      'Rulo Kamp Masası {olcu} cm {malzeme}',
      'Kamp Masası {malzeme} {ek} {olcu} cm',
    ],
    slots: {
      olcu: ['60x40', '80x60', '120x60'],
      malzeme: ['Alüminyum', 'Çelik', 'Bambu'],
      ek: ['Ayarlı Ayaklı', 'Bardaklıklı', 'Çanta Tipi'],
    },
    price: { base: 690, by: { olcu: 0.5 }, words: { Alüminyum: 1.3, Bambu: 1.4, Rulo: 1.15 } },
    variants: [],
    properties: { Ölçü: ['{olcu} cm'], Malzeme: ['{malzeme}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, bir dakikadan kısa sürede kurulur.',
      'Ayakları ayrı ayrı kilitlenir, sallanmaz.',
      'Sıcak tencereye dayanır.',
      'Taşıma çantasıyla birlikte gönderilir.',
    ],
  },
]
