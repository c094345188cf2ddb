import type { LeafVocabulary } from '../vocabulary.ts'
import { ofisComments } from './ofis-comments.ts'

export const ofis: readonly LeafVocabulary[] = [
  {
    category: 'ofis-sandalyesi',
    comments: ofisComments['ofis-sandalyesi'],
    brands: ['Lamina', 'Mesai', 'Ergoset', 'Toplantı Odası', 'Bürohan'],
    drawings: ['chair'],
    names: [
      '{seri} Misafir Sandalyesi {kumas} {adet}',
      '{seri} Bekleme Sandalyesi {ayak} {adet}',
      '{seri} Toplantı Sandalyesi {kumas} {ayak}',
      '{seri} Büro Sandalyesi {kumas}',
    ],
    slots: {
      seri: ['Arşın', 'Denge', 'Heyet', 'Karar', 'Kürsü', 'Mola', 'Rapor'],
      kumas: ['Fileli', 'Deri Görünümlü', 'Kumaş Döşemeli', 'Ahşap Oturaklı'],
      ayak: ['Krom Ayaklı', 'Ahşap Ayaklı', 'Siyah Metal Ayaklı'],
      adet: ['Tekli', '2’li Set', '4’lü Set', '6’lı Set'],
      tasima: ['110 kg', '120 kg', '130 kg', '150 kg'],
    },
    price: {
      base: 1790,
      by: { adet: 0.95 },
      words: { Toplantı: 1.3, Büro: 1.4, 'Deri Görünümlü': 1.2, 'Krom Ayaklı': 1.1 },
    },
    variants: [
      {
        name: 'Renk',
        values: [{ name: 'Siyah' }, { name: 'Gri' }, { name: 'Ceviz' }, { name: 'Lacivert' }],
      },
    ],
    properties: { Döşeme: ['{kumas}'], Ayak: ['{ayak}'], 'Taşıma Kapasitesi': ['{tasima}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, uzun toplantılarda bile sırtı dik tutar.',
      '{tasima} ağırlığa kadar dayanır.',
      'Bel kavisi oturuşu doğal duruşa yaklaştırır.',
      'Oturak süngeri yüksek yoğunlukludur, çökmez.',
      'Yüzeyi nemli bezle silinir.',
      'Plastik pabuçları zemini çizmez.',
      'Üst üste dizilerek depolanır.',
      'Vida ve gövde aksamı iki yıl {brand} garantisindedir.',
    ],
  },
  {
    category: 'dosya-ve-klasor',
    comments: ofisComments['dosya-ve-klasor'],
    brands: ['Evrakhan', 'Düzenli', 'Sırtlık', 'Bürohan', 'Nota Kırtasiye'],
    drawings: ['file-folder', 'card-index-dividers'],
    names: ['{tur} {boyut} {adet}', '{seri} {tur} {boyut} {kapasite}', '{seri} {tur} {adet} {sirt}'],
    slots: {
      tur: ['Telli Dosya', 'Askılı Dosya', 'Sunum Dosyası', 'Karton Dosya', 'Lastikli Dosya'],
      boyut: ['A4', 'A3', 'A5', 'Kanun Boyu'],
      adet: ['5’li Paket', '10’lu Paket', '25’li Paket', '50’li Paket'],
      seri: ['Arşiv', 'Büro', 'Okul', 'Renkli', 'Ekstra'],
      kapasite: ['40 Yaprak', '60 Yaprak', '100 Yaprak', '200 Yaprak'],
      sirt: ['Etiketli', 'İndeksli', 'Cepli', 'Çıtçıtlı'],
    },
    price: {
      base: 29,
      by: { adet: 0.75, kapasite: 0.35 },
      words: { Paket: 3.2, 'Askılı Dosya': 1.4, 'Sunum Dosyası': 1.3, A3: 1.5, 'Karton Dosya': 0.8 },
    },
    variants: [
      {
        name: 'Renk',
        values: [{ name: 'Sarı' }, { name: 'Mavi' }, { name: 'Kırmızı' }, { name: 'Yeşil' }, { name: 'Siyah' }],
      },
    ],
    properties: {
      Tür: ['{tur}'],
      Boyut: ['{boyut}'],
      Kapasite: ['{kapasite}'],
      Malzeme: ['Karton', 'Polipropilen', 'Geri dönüşümlü karton'],
    },
    sentences: [
      '{name}, evrakı kırışmadan saklar.',
      'Kapasite: {kapasite}.',
      'Kenarları yuvarlatılmıştır, rafta yıpranmaz.',
      'Sırt etiketi değiştirilebilir.',
      'Renkleri sayesinde bölümler kolayca ayrılır.',
      'Deldiğiniz yaprakları yırtmadan tutar.',
      'Mürekkep bulaştırmaz, fotokopi kâğıdına yapışmaz.',
      'Geri dönüştürülebilir malzemeden üretilmiştir.',
    ],
  },
  {
    category: 'hesap-makinesi',
    comments: ofisComments['hesap-makinesi'],
    brands: ['Sayaç', 'Toplamal', 'Hanebasamak', 'Nota Kırtasiye', 'Bürohan'],
    drawings: ['abacus'],
    names: [
      '{seri} Masa Üstü Hesap Makinesi {hane} Hane {guc}',
      '{seri} Bilimsel Hesap Makinesi {islev} Fonksiyon',
      '{seri} Cep Tipi Hesap Makinesi {hane} Hane',
      '{seri} Okul Hesap Makinesi {islev} Fonksiyon {guc}',
    ],
    slots: {
      seri: ['Aritma', 'Virgül', 'Prizma', 'Formül', 'Kampüs', 'Muhasip', 'Pratik'],
      hane: ['8', '10', '12', '14', '16'],
      guc: ['Güneş Enerjili', 'Çift Beslemeli', 'Pilli'],
      islev: ['136', '240', '252', '417', '552'],
      ekran: ['Eğimli ekran', 'Geniş ekran', 'İki satır ekran', 'Doğal gösterim'],
    },
    price: {
      base: 190,
      by: { hane: 0.4, islev: 0.5 },
      words: { Bilimsel: 1.5, 'Masa Üstü': 1.4, 'Çift Beslemeli': 1.15, Cep: 0.8 },
    },
    variants: [],
    properties: { 'Hane Sayısı': ['{hane}'], Besleme: ['{guc}'], Ekran: ['{ekran}'], İşlev: ['{islev} fonksiyon'] },
    sentences: [
      '{name}, günlük hesapları hızla ve hatasız tamamlar.',
      'Ekran: {ekran}. Rakamlar gün ışığında da okunur.',
      'Büyük tuşları bakmadan yazmaya elverişlidir.',
      'Kullanılmadığında kendiliğinden kapanır.',
      'KDV ve kâr oranı için ayrı tuşları vardır.',
      'Kaydırmaz ayakları masada sabit durmasını sağlar.',
      'Kapağı sayesinde çantada tuşlar korunur.',
      'Pili ile birlikte gönderilir.',
    ],
  },
]
