import { ages, sizesOf, softColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const children = { category: 'cocuk-giyim', brands: ['Minik Adım', 'Zıpzıp', 'Tavşancık', 'Yumurcak'] }
const complexion = { category: 'fondoten', brands: ['Rosalin', 'Nilay', 'Gülsu', 'Bakışlı Kirpik'], variants: [] }
const shower = { category: 'dus-jeli', brands: ['Hamamcı', 'Köpükhan', 'Kesecioğlu', 'Defneli'], variants: [] }

/** What the skin is washed, warmed and made up with, and what children wear. */
export const staplesOfTheToiletBag: readonly LeafVocabulary[] = [
  {
    ...shower,
    aspects: 'banyo-lifi',
    drawings: ['bath-sponge'],
    names: ['Banyo Lifi {boy} {ek}', 'Yumuşak Banyo Lifi {boy} {ek}', 'Köpürten Banyo Lifi {boy} {ek}'],
    slots: { boy: ['Küçük Boy', 'Orta Boy', 'Büyük Boy'], ek: ['Tekli', '2’li', '4’lü'] },
    price: { base: 29, by: { ek: 0.85 }, words: { Orta: 1.2, Büyük: 1.4 } },
    properties: { Boy: ['{boy}'], Adet: ['{ek}'] },
    sentences: [
      '{name}, az jelle bol köpürür.',
      'Cildi çizmez.',
      'Sıkıp asarak kurutunuz.',
      'İki ayda bir yenileyiniz.',
    ],
  },
  {
    ...shower,
    aspects: 'kese',
    drawings: ['bath-mitt'],
    names: ['Hamam Kesesi {doku} {ek}', 'Banyo Kesesi {doku} {ek}', 'El Dokuması Kese {doku} {ek}'],
    slots: { doku: ['İnce', 'Orta Sert', 'Sert'], ek: ['Tekli', '2’li', '3’lü'] },
    price: { base: 45, by: { ek: 0.85 }, words: { Dokuması: 1.5 } },
    properties: { Doku: ['{doku}'], Adet: ['{ek}'] },
    sentences: [
      '{name}, ölü deriyi alır.',
      'Sıcak suda on dakika kalınca kullanılır.',
      'Durulayıp asınız.',
      'Yara ve güneş yanığı üzerinde kullanmayınız.',
    ],
  },
  {
    category: 'bandaj',
    aspects: 'sicak-su-torbasi',
    drawings: ['hot-water-bottle'],
    brands: ['Şifalıca', 'Sıcacık', 'Termolu', 'Koruyan'],
    names: [
      'Sıcak Su Torbası {litre} L {ek}',
      'Kauçuk Sıcak Su Torbası {litre} L {ek}',
      'Çocuk İçin Sıcak Su Torbası {litre} L {ek}',
    ],
    slots: { litre: ['0,8', '1,5', '2'], ek: ['Kılıflı', 'Sızdırmaz Kapaklı'] },
    price: { base: 99, by: { litre: 0.5 }, words: { Kılıflı: 1.25 } },
    variants: [],
    properties: { Hacim: ['{litre} L'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, bele, karna ve ayağa konur.',
      'Üçte ikisine kadar, kaynar olmayan suyla doldurunuz.',
      'Havasını alıp kapatınız.',
      'Çıplak tene değdirmeyiniz.',
    ],
  },
  {
    ...complexion,
    aspects: 'kapatici',
    drawings: ['concealer'],
    names: ['Kapatıcı {ton} {ml} ml', 'Göz Altı Kapatıcısı {ton} {ml} ml', 'Likit Kapatıcı {ton} {ml} ml'],
    slots: { ton: ['Açık', 'Buğday', 'Bej', 'Bronz'], ml: ['4', '6', '8'] },
    price: { base: 149, by: { ml: 0.5 }, words: { Likit: 1.1 } },
    properties: { Ton: ['{ton}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, morluğu ve lekeyi kapatır.',
      'Çizgilere dolmaz.',
      'Fondötenden sonra parmak ucuyla yediriniz.',
      '{name} hayvanlar üzerinde denenmemiştir.',
    ],
  },
  {
    ...complexion,
    aspects: 'pudra',
    drawings: ['face-powder'],
    names: ['Kompakt Pudra {ton} {gr} gr', 'Mat Kompakt Pudra {ton} {gr} gr', 'Aynalı Kompakt Pudra {ton} {gr} gr'],
    slots: { ton: ['Açık', 'Buğday', 'Bej'], gr: ['8', '10', '12'] },
    price: { base: 139, by: { gr: 0.5 }, words: { Mat: 1.1 } },
    properties: { Ton: ['{ton}'], Ağırlık: ['{gr} gr'] },
    sentences: [
      '{name}, parlamayı alır.',
      'Aynası ve süngeri içindedir.',
      'Gün içinde tazelenir.',
      '{name} hayvanlar üzerinde denenmemiştir.',
    ],
  },
  {
    category: 'goz-kalemi-ve-eyeliner',
    aspects: 'kas-kalemi',
    drawings: ['eye-pencil'],
    brands: ['Rosalin', 'Nilay', 'Bakışlı Kirpik', 'Gülsu'],
    names: ['Kaş Kalemi {renk} {ek}', 'Suya Dayanıklı Kaş Kalemi {renk} {ek}', 'İnce Uçlu Kaş Kalemi {renk} {ek}'],
    slots: { renk: ['Kahverengi', 'Koyu Kahve', 'Küllü'], ek: ['Fırçalı', 'Açacaklı'] },
    price: { base: 89, words: { Suya: 1.2 } },
    variants: [],
    properties: { Renk: ['{renk}'] },
    sentences: ['{name}, kıl kıl çizer.', 'Fırçası arkasındadır.', 'Gün boyu akmaz.', 'Kapağını sıkıca kapatınız.'],
  },
  {
    ...children,
    aspects: 'cocuk-tisortu',
    drawings: ['t-shirt'],
    names: [
      'Kız Çocuk Tişörtü {desen} {kumas}',
      'Erkek Çocuk Tişörtü {desen} {kumas}',
      'Unisex Çocuk Tişörtü {desen} {kumas}',
    ],
    slots: { desen: ['Düz', 'Çizgili', 'Puantiyeli'], kumas: ['Pamuklu', 'Penye'] },
    price: { base: 179, words: { Penye: 1.1 } },
    variants: [softColours, ages],
    properties: { Desen: ['{desen}'], Kumaş: ['{kumas}'] },
    sentences: [
      '{name}, teri emer.',
      '30 derecede yıkayınız.',
      'Etiketi batmaz.',
      'Yakası esnektir, baştan kolay geçer.',
    ],
  },
  {
    ...children,
    aspects: 'cocuk-corabi',
    drawings: ['socks'],
    names: ['Çocuk Çorabı {desen} {adet}', 'Bebek Çorabı {desen} {adet}', 'Kaydırmaz Çocuk Çorabı {desen} {adet}'],
    slots: { desen: ['Çizgili', 'Düz', 'Renkli Örgü'], adet: ['Tekli', '3’lü', '6’lı'] },
    price: { base: 35, by: { adet: 0.85 }, words: { Kaydırmaz: 1.3 } },
    variants: [sizesOf('Yaş', ['0-1 Yaş', '1-2 Yaş', '3-4 Yaş', '5-6 Yaş', '7-8 Yaş'])],
    properties: { Desen: ['{desen}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, bileği sıkmaz.',
      'Pamukludur, terletmez.',
      '30 derecede yıkayınız.',
      'Dikişi ayağı rahatsız etmez.',
    ],
  },
]
