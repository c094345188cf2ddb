import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { aydinlatmaComments } from './aydinlatma-comments.ts'

const shared = {
  brands: ['Işıltan', 'Lümena', 'Fenerci', 'Kandilli', 'Alacakaranlık', 'Şavk'],
}

const common = [
  'CE belgelidir ve 220-240 V şebekeyle çalışır.',
  'Montaj parçaları ve Türkçe kılavuzu kutudadır.',
  '{brand} iki yıl garanti verir.',
]
const metal: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Mat Siyah' }, { name: 'Eskitme Altın' }, { name: 'Beyaz' }, { name: 'Bakır' }, { name: 'Zümrüt' }],
}

export const aydinlatma: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'avize',
    comments: aydinlatmaComments.avize,
    drawings: ['pendant-lamp'],
    facts: { LED: { soket: 'Gömülü LED', cam: 'Opal Camlı' }, Ahşap: { cam: 'Ahşap detaylı' } },
    names: [
      '{seri} {kol} Kollu Avize {cam}',
      '{seri} Sarkıt Avize {duy} {cam}',
      '{seri} Ahşap Detaylı Avize {kol} Kollu',
      '{seri} LED Avize {watt} W Kumandalı',
    ],
    slots: {
      seri: ['Çırağan', 'Dolunay', 'Hale', 'Kehkeşan', 'Saray', 'Süreyya', 'Ülker', 'Zühre'],
      kol: ['3', '4', '5', '6', '8'],
      cam: ['Füme Camlı', 'Opal Camlı', 'Kristal Taşlı', 'Hasır Başlıklı', 'Keten Başlıklı'],
      duy: ['Tekli', 'İkili', 'Üçlü', 'Dörtlü'],
      soket: ['E27', 'E14'],
      watt: ['36', '48', '60', '72'],
      cap: ['45 cm', '55 cm', '60 cm', '75 cm'],
    },
    price: {
      base: 890,
      by: { kol: 0.75, watt: 0.5 },
      words: { 'Kristal Taşlı': 1.8, 'Opal Camlı': 1.1, Sarkıt: 0.7, İkili: 1.4, Üçlü: 1.75, Dörtlü: 2.1, LED: 1.6 },
    },
    variants: [metal],
    properties: {
      Başlık: ['{cam}'],
      Çap: ['{cap}'],
      Güç: ['{watt} W'],
      Duy: ['{soket}'],
    },
    sentences: [
      '{name}, tavandan süzülen ışığı odanın her köşesine dağıtır.',
      'Çapı {cap} olan gövdesi 20 metrekareye kadar odalar için uygundur.',
      'Zincir boyu ayarlanır, alçak tavanda da kullanılır.',
      'Tozu kuru bezle alınır, kararmayan kaplaması parlatma istemez.',
      'Tavan kancası ve rozeti kutudan çıkar.',
      'LED ampullerle kullanıldığında elektrik tüketimi düşüktür.',
      'Salonda, yemek odasında ve antrede şık durur.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'masa-lambasi',
    comments: aydinlatmaComments['masa-lambasi'],
    drawings: ['table-lamp'],
    names: [
      '{seri} Masa Lambası {baslik} {boy} cm',
      '{seri} Okuma Lambası {isik} {boy} cm',
      '{seri} Dokunmatik Gece Lambası {isik}',
      '{seri} Seramik Gövdeli Abajur {baslik}',
    ],
    slots: {
      seri: ['Akşamüstü', 'Başucu', 'Gece Kuşu', 'Hilal', 'Mektup', 'Nokta', 'Satır', 'Yıldız'],
      baslik: ['Keten Başlıklı', 'Hasır Başlıklı', 'Metal Başlıklı', 'Plise Başlıklı'],
      boy: ['25', '32', '38', '45', '52'],
      isik: ['Sarı Işık', 'Gün Işığı', 'Üç Kademeli', 'Kısılabilir'],
      kablo: ['1,5 m', '1,8 m', '2 m', 'Şarjlı'],
    },
    price: {
      base: 390,
      by: { boy: 0.6 },
      words: { Abajur: 1.3, Kısılabilir: 1.2, 'Üç Kademeli': 1.15, 'Plise Başlıklı': 1.15 },
    },
    variants: [metal],
    properties: {
      Yükseklik: ['{boy} cm'],
      Başlık: ['{baslik}'],
      Işık: ['{isik}'],
      Kablo: ['{kablo}'],
    },
    sentences: [
      '{name}, başucunda göz yormayan yumuşak bir ışık verir.',
      '{boy} cm boyu komodinde ve çalışma masasında dengeli durur.',
      'Işık seçeneği: {isik}.',
      'Ağır tabanı devrilmesini önler.',
      'Kablosundaki düğmeyle yataktan kalkmadan kapatılır.',
      'Başlığı çıkarılıp silinir.',
      'Ders çalışırken ekrana yansıma yapmaz.',
      'Standart E27 veya E14 ampullerle kullanılır.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'ampul',
    comments: aydinlatmaComments.ampul,
    drawings: ['light-bulb'],
    facts: { Akıllı: { isik: '16 milyon renk' } },
    names: [
      'LED Ampul {watt} W {duy} {isik}',
      'Filamanlı Rustik Ampul {duy} {watt} W {isik}',
      'Akıllı Ampul {duy} {watt} W Renk Değiştiren',
      'LED Ampul {watt} W {isik} {adet}',
    ],
    slots: {
      watt: ['5', '7', '9', '12', '15', '18'],
      duy: ['E27', 'E14', 'GU10'],
      isik: ['Gün Işığı', 'Beyaz Işık', 'Amber Işık', 'Ilık Beyaz'],
      adet: ['2’li Paket', '3’lü Paket', '5’li Paket', '10’lu Paket'],
      lumen: {
        of: 'watt',
        words: {
          5: ['470 lm'],
          7: ['650 lm'],
          9: ['806 lm'],
          12: ['1055 lm'],
          15: ['1350 lm'],
          18: ['1600 lm'],
        },
      },
      omur: ['15.000', '20.000', '25.000', '30.000'],
    },
    price: {
      base: 34,
      by: { watt: 0.55, adet: 0.85 },
      words: { Paket: 1.75, Filamanlı: 2, 'Akıllı Ampul': 5, GU10: 1.15 },
    },
    variants: [],
    properties: {
      Güç: ['{watt} W'],
      Duy: ['{duy}'],
      'Işık Rengi': ['{isik}'],
      'Işık Akısı': ['{lumen}'],
      Ömür: ['{omur} saat'],
    },
    sentences: [
      '{name}, takıldığı anda tam parlaklığa ulaşır.',
      'Ömrü {omur} saat olarak ölçülmüştür.',
      'Işık akısı: {lumen}.',
      'Titreşimsiz ışığı uzun okumalarda gözü yormaz.',
      'Klasik ampullere göre yaklaşık %85 daha az elektrik harcar.',
      'Isınmaz, abajur kumaşına zarar vermez.',
      'Cıva içermez, geri dönüşüme atılabilir.',
      'Renk sıcaklığı paketin üzerinde açıkça yazar.',
      ...common.slice(2),
    ],
  },
]
