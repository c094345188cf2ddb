import { ages, softColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const children = {
  category: 'cocuk-giyim',
  brands: ['Minik Adım', 'Zıpzıp', 'Tavşancık', 'Topaç'],
}
const worn = ['Dikişleri batmaz.', '30 derecede yıkayınız.', 'Boyası ter ve tükürüğe dayanıklıdır.']
const crafts = { category: 'el-isi-malzemeleri', variants: [] }
const safe = ['CE ve EN 71 belgelidir.', 'Üç yaşından küçükler büyüklerinin yanında kullanmalıdır.']

/** What children wear, what they cut, knead and look up in school, and the sweets of a feast. */
export const shelvesOfTheChild: readonly LeafVocabulary[] = [
  {
    ...children,
    drawings: ['girls-dress'],
    aspects: 'kiz-cocuk-elbisesi',
    names: [
      'Kız Çocuk Elbisesi {desen} {kumas}',
      'Kız Çocuk Elbisesi {kol} {kumas}',
      'Kız Çocuk Tüllü Elbise {desen} {kol}',
    ],
    slots: {
      desen: ['Çiçekli', 'Puantiyeli', 'Kareli', 'Düz'],
      kumas: ['Pamuklu', 'Keten', 'Kadife', 'Penye'],
      kol: ['Kısa Kollu', 'Uzun Kollu', 'Kolsuz'],
    },
    price: { base: 349, words: { Tüllü: 1.5, Kadife: 1.2, Keten: 1.15, 'Uzun Kollu': 1.08 } },
    variants: [softColours, ages],
    properties: { Kumaş: ['{kumas}'], Kol: ['{kol}'], Cinsiyet: ['Kız Çocuk'] },
    sentences: [
      '{name}, bayramda da parkta da giyilir.',
      'Arkası düğmelidir, kolay giyilir.',
      'Beli lastiklidir, oynarken sıkmaz.',
      'Eteği astarlıdır, iç göstermez.',
      ...worn,
    ],
  },
  {
    ...children,
    drawings: ['trousers'],
    aspects: 'erkek-cocuk-pantolonu',
    names: [
      'Erkek Çocuk Pantolonu {kumas} {kesim}',
      'Erkek Çocuk Kargo Pantolon {kumas} {kesim}',
      'Erkek Çocuk Beli Lastikli Pantolon {kumas}',
    ],
    slots: {
      kumas: ['Gabardin', 'Kadife', 'Keten', 'Pamuklu'],
      kesim: ['Dar Paça', 'Düz Paça', 'Bol Kesim'],
    },
    price: { base: 299, words: { Kargo: 1.15, Keten: 1.15, Kadife: 1.1 } },
    variants: [
      {
        name: 'Renk',
        values: ['Lacivert', 'Siyah', 'Kum Beji', 'Çam Yeşili', 'Bulut Grisi'].map((name) => ({ name })),
      },
      ages,
    ],
    properties: { Kumaş: ['{kumas}'], Kesim: ['{kesim}'], Cinsiyet: ['Erkek Çocuk'] },
    sentences: [
      '{name}, okulda da bahçede de rahattır.',
      'Beli içten ayarlanır lastiklidir.',
      'Dizleri çift kat kumaşla sağlamlaştırılmıştır.',
      'Boy uzadıkça paçası açılır.',
      ...worn,
    ],
  },
  {
    ...crafts,
    drawings: ['card-sheets'],
    aspects: 'fon-kartonu',
    brands: ['Karalama', 'Çizgili Kedi', 'Nota Kırtasiye', 'Makaskâğıt'],
    names: ['Fon Kartonu {boy} cm {adet}', 'Fon Kartonu {renk} {boy} cm {adet}', 'Simli Fon Kartonu {boy} cm {adet}'],
    slots: {
      boy: ['25x35', '35x50', '50x70'],
      adet: ['10’lu', '20’li', '50’li'],
      renk: ['Karışık Renk', 'Pastel Renk', 'Canlı Renk'],
    },
    price: { base: 29, by: { boy: 0.6, adet: 0.75 }, words: { Simli: 1.7 } },
    properties: { Ölçü: ['{boy} cm'], Adet: ['{adet}'], Ağırlık: ['160 gr/m²', '120 gr/m²'] },
    sentences: [
      '{name}, okul panosu ve el işi için tok kartondur.',
      'Makasla düzgün kesilir, katlanınca çatlamaz.',
      'İki yüzü de renklidir.',
      'Köşeleri ezilmesin diye arkası kartonlu pakettedir.',
    ],
  },
  {
    ...crafts,
    drawings: ['play-dough'],
    aspects: 'oyun-hamuru',
    brands: ['Minik Dünyam', 'Topaç', 'Yoğurukça', 'Fırfır'],
    names: [
      'Oyun Hamuru {renk} Renk {gram} g',
      'Oyun Hamuru Seti {renk} Renk {ek}',
      'Kokulu Oyun Hamuru {renk} Renk {ek}',
    ],
    slots: {
      renk: ['4', '6', '8', '12'],
      gram: ['200', '400', '600', '1000'],
      ek: ['Kalıplı', 'Kovalı', 'Merdaneli'],
    },
    price: { base: 69, by: { renk: 0.5, gram: 0.4 }, words: { Seti: 1.6, Kalıplı: 1.15, Kovalı: 1.2 } },
    properties: { 'Renk Sayısı': ['{renk}'], Ağırlık: ['{gram} g'], 'Yaş Grubu': ['3+'] },
    sentences: [
      '{name}, ele ve masaya yapışmaz.',
      'Un ve tuz esaslıdır, gluten içerir.',
      'Kapağı kapalı durduğunda kurumaz.',
      'Halıya düşen parça kuruyunca süpürülür.',
      ...safe,
    ],
  },
  {
    category: 'sozluk',
    drawings: ['book-cover'],
    brands: ['Kitaphane', 'Taş Avlu', 'Yedi Söğüt', 'Mavi Turna'],
    names: ['{dil} Sözlük {tur}', '{dil} Resimli Sözlük {tur}', 'Okul Sözlüğü {dil} {baski}'],
    slots: {
      dil: ['Türkçe', 'İngilizce-Türkçe', 'Almanca-Türkçe', 'Fransızca-Türkçe', 'Deyimler ve Atasözleri'],
      tur: ['Cep Boy', 'Büyük Boy', 'Ciltli'],
      baski: ['2026 Baskısı', 'Genişletilmiş Baskı'],
      madde: {
        of: 'tur',
        words: { 'Cep Boy': ['12.000', '18.000'], 'Büyük Boy': ['40.000', '65.000'], Ciltli: ['65.000'] },
      },
    },
    price: { base: 160, words: { 'Cep Boy': 0.6, 'Büyük Boy': 1.6, Ciltli: 1.9, Resimli: 1.2 } },
    variants: [],
    properties: { Dil: ['{dil}'], 'Madde Sayısı': ['{madde}'], Yayınevi: ['{brand}'] },
    sentences: [
      '{name}, ders çalışırken el altında durur.',
      'Maddelerin her biri örnek cümleyle verilmiştir.',
      'Harf dizini sayfa kenarında bulunur.',
      'Yeni yazım kurallarına göre düzenlenmiştir.',
      '{brand} tarafından yayıma hazırlanmıştır.',
    ],
    flags: ['book'],
  },
  {
    category: 'sekerleme',
    drawings: ['candy'],
    aspects: 'bayram-sekeri',
    brands: ['Akideci', 'Şekerhane', 'Bohça', 'Lokumcu Dede'],
    names: ['Bayram Şekeri {tur} {gram} g', 'Bayramlık {tur} Şeker {kutu} {gram} g', '{tur} Akide Şekeri {gram} g'],
    slots: {
      tur: ['Meyveli', 'Naneli', 'Karışık', 'Tarçınlı', 'Limonlu', 'Fındıklı'],
      kutu: ['Teneke Kutuda', 'Kavanozda', 'Hediye Kutusunda'],
      gram: ['250', '500', '1000'],
    },
    price: { base: 79, by: { gram: 0.8 }, words: { 'Teneke Kutuda': 1.3, 'Hediye Kutusunda': 1.35, Fındıklı: 1.3 } },
    variants: [],
    properties: { Ağırlık: ['{gram} g'], Çeşit: ['{tur}'] },
    sentences: [
      '{name}, tek tek sarılıdır, misafire dağıtılır.',
      'Şeker ve glikoz şurubu içerir.',
      'Ağızda yavaş erir, dişe yapışmaz.',
      'Serin ve kuru yerde saklayınız.',
      'Son tüketim tarihi ambalajın üzerindedir.',
    ],
    maxInstallment: 1,
  },
]
