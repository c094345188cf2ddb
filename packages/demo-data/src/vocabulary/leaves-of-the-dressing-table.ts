import type { LeafVocabulary } from './vocabulary.ts'

const makeUpBrands = ['Rosalin', 'Gülsu', 'Nilay', 'Bakışlı Kirpik']
const hairBrands = ['Botanik', 'Saçaklı', 'Lüle', 'Papatyam']
const stylers = ['Fönlü', 'Kıvrımca', 'Lüle', 'Pratika']
const cosmetic = ['Serin ve kuru yerde saklayınız.', '{name} hayvanlar üzerinde denenmemiştir.']
const device = [
  'Türkçe kullanım kılavuzuyla gelir.',
  'İki yıl {brand} garantisi vardır.',
  'Kullandıktan sonra fişten çekip soğumasını bekleyiniz.',
]
const eyes = { category: 'goz-kalemi-ve-eyeliner', brands: makeUpBrands, variants: [] }
const cleansing = { category: 'yuz-temizleme', brands: ['Gülsu', 'Botanik', 'Tenim', 'Papatyam'], variants: [] }
const styling = { category: 'sac-jolesi-ve-spreyi', brands: hairBrands, variants: [] }
const hot = { category: 'sac-duzlestirici-ve-masa', brands: stylers, variants: [] }

/** Make-up, the cleansing of it, and what colours and shapes hair. */
export const leavesOfTheDressingTable: readonly LeafVocabulary[] = [
  {
    category: 'sac-boyasi',
    aspects: 'sac-boyasi',
    drawings: ['hair-dye'],
    brands: hairBrands,
    names: ['Saç Boyası {ton} {ek}', 'Amonyaksız Saç Boyası {ton} {ek}', 'Bitkisel Saç Boyası {ton} {ek}'],
    slots: {
      ton: ['1.0 Siyah', '4.0 Koyu Kahve', '6.34 Altın Kumral', '7.1 Küllü Kumral', '5.66 Yoğun Kızıl', '9.0 Sarı'],
      ek: ['Tekli Set', 'İkili Set'],
    },
    price: { base: 109, words: { Amonyaksız: 1.3, Bitkisel: 1.5, 'İkili Set': 1.75 } },
    variants: [],
    properties: { Ton: ['{ton}'], İçindekiler: ['Tüp boya, oksidan, eldiven, bakım kremi'] },
    sentences: [
      '{name}, tüp boya, oksidan krem ve eldivenle gelir.',
      'Kırk sekiz saat önce alerji testi yapınız.',
      'Uzun saç için iki kutu gerekir.',
      'Beyazları kapatır.',
      'Kaş ve kirpikte kullanmayınız.',
    ],
  },
  {
    ...hot,
    aspects: 'sac-duzlestirici',
    drawings: ['hair-straightener'],
    names: [
      'Saç Düzleştirici {plaka} {derece}°C',
      'İyonlu Saç Düzleştirici {plaka} {derece}°C',
      'Seyahat Boy Saç Düzleştirici {plaka}',
    ],
    slots: { plaka: ['Seramik Plakalı', 'Titanyum Plakalı', 'Keratin Kaplı'], derece: ['200', '220', '230'] },
    price: { base: 590, by: { derece: 0.8 }, words: { İyonlu: 1.3, Titanyum: 1.35, 'Seyahat Boy': 0.7 } },
    properties: { Plaka: ['{plaka}'], 'En Yüksek Sıcaklık': ['{derece}°C'] },
    sentences: [
      '{name}, otuz saniyede ısınır.',
      'Plakaları saçı takılmadan kaydırır.',
      'Bir saat sonra kendiliğinden kapanır.',
      ...device,
    ],
  },
  {
    ...hot,
    aspects: 'sac-masasi',
    drawings: ['curling-iron'],
    names: ['Saç Maşası {cap} mm {ek}', 'Su Dalgası Saç Maşası {cap} mm {ek}'],
    slots: { cap: ['19', '25', '32'], ek: ['Seramik', 'Turmalin', 'Dijital Göstergeli'] },
    price: { base: 549, by: { cap: 0.4 }, words: { Dalgası: 1.35, Dijital: 1.2, Turmalin: 1.1 } },
    properties: { Çap: ['{cap} mm'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, bukleyi saatlerce tutar.',
      'Ucu ısınmaz, elle tutulur.',
      'Kablosu dönerek dolaşmayı önler.',
      ...device,
    ],
  },
  {
    ...eyes,
    aspects: 'goz-kalemi',
    drawings: ['eye-pencil'],
    names: ['Göz Kalemi {renk} {ek}', 'Suya Dayanıklı Göz Kalemi {renk} {ek}', 'Jel Göz Kalemi {renk}'],
    slots: { renk: ['Siyah', 'Kahverengi', 'Lacivert', 'Füme'], ek: ['Açacaklı', 'Süngerli'] },
    price: { base: 89, words: { 'Suya Dayanıklı': 1.25, Jel: 1.4 } },
    properties: { Renk: ['{renk}'] },
    sentences: [
      '{name}, tek sürüşte iz bırakır.',
      'Yumuşak ucu gözü acıtmaz.',
      'Kapağını sıkıca kapatınız.',
      ...cosmetic,
    ],
  },
  {
    ...eyes,
    aspects: 'eyeliner',
    drawings: ['eyeliner'],
    names: ['Likit Eyeliner {renk} {ek}', 'Keçe Uçlu Eyeliner {renk} {ek}', 'Jel Eyeliner {renk} {ek}'],
    slots: { renk: ['Siyah', 'Kahverengi'], ek: ['Mat', 'Parlak', 'Suya Dayanıklı'] },
    price: { base: 139, words: { Keçe: 1.2, 'Suya Dayanıklı': 1.2 } },
    properties: { Renk: ['{renk}'], Bitiş: ['{ek}'] },
    sentences: [
      '{name}, ince fırçasıyla düzgün kuyruk çizer.',
      'Bir dakikada kurur.',
      'Ilık suyla ve makyaj temizleyiciyle çıkar.',
      ...cosmetic,
    ],
  },
  {
    category: 'dudak-kremi',
    aspects: 'dudak-kremi',
    drawings: ['lip-balm'],
    brands: ['Gülsu', 'Botanik', 'Tenim', 'Papatyam'],
    names: [
      '{icerik} Dudak Kremi {gr} gr',
      'Onarıcı Dudak Kremi {icerik} {gr} gr',
      'SPF 15 Dudak Kremi {icerik} {gr} gr',
    ],
    slots: { icerik: ['Şea Yağlı', 'Kakao Yağlı', 'Vişneli', 'Balmumlu'], gr: ['4,8', '10'] },
    price: { base: 55, by: { gr: 0.7 }, words: { Onarıcı: 1.25, SPF: 1.2 } },
    variants: [],
    properties: { İçerik: ['{icerik}'], Ağırlık: ['{gr} gr'] },
    sentences: ['{name}, çatlayan dudağı yumuşatır.', 'Stik ambalajı cepte taşınır.', 'Renk bırakmaz.', ...cosmetic],
  },
  {
    category: 'dudak-parlaticisi',
    aspects: 'dudak-parlaticisi',
    drawings: ['lip-gloss'],
    brands: makeUpBrands,
    names: [
      'Dudak Parlatıcısı {ton} {ml} ml',
      'Dolgunlaştırıcı Dudak Parlatıcısı {ton} {ml} ml',
      'Işıltılı Dudak Parlatıcısı {ton} {ml} ml',
    ],
    slots: { ton: ['Şeffaf', 'Gül Kurusu', 'Şeftali', 'Pembe'], ml: ['5', '8'] },
    price: { base: 129, by: { ml: 0.5 }, words: { Dolgunlaştırıcı: 1.35, Işıltılı: 1.1 } },
    variants: [],
    properties: { Ton: ['{ton}'], Hacim: ['{ml} ml'] },
    sentences: ['{name}, yapış yapış durmaz.', 'Rujun üstüne de sürülür.', 'Süngeri eşit sürer.', ...cosmetic],
  },
  {
    category: 'makyaj-cantasi',
    aspects: 'makyaj-cantasi',
    drawings: ['makeup-bag'],
    brands: ['Çantacım', 'Fermuarcık', 'Rosalin', 'Püskülce'],
    names: [
      'Makyaj Çantası {boy} {malzeme}',
      'Bölmeli Makyaj Çantası {boy} {malzeme}',
      'Seyahat Tipi Makyaj Çantası {boy} {malzeme}',
    ],
    slots: { boy: ['Küçük Boy', 'Orta Boy', 'Büyük Boy'], malzeme: ['Suni Deri', 'Saten', 'Kapitone Kumaş'] },
    price: { base: 189, words: { 'Orta Boy': 1.2, 'Büyük Boy': 1.45, Bölmeli: 1.3, Seyahat: 1.2 } },
    variants: [{ name: 'Renk', values: ['Pudra', 'Siyah', 'Lila', 'Krem'].map((name) => ({ name })) }],
    properties: { Boy: ['{boy}'], Malzeme: ['{malzeme}'] },
    sentences: [
      '{name}, fermuarlıdır.',
      'İç astarı ıslak bezle silinir.',
      'Fırçalar için lastikli gözleri vardır.',
      'Düz tabanı sayesinde dik durur.',
    ],
  },
  {
    ...cleansing,
    aspects: 'makyaj-temizleme-suyu',
    drawings: ['micellar-water'],
    names: ['Makyaj Temizleme Suyu {cilt} {ml} ml', 'Çift Fazlı Makyaj Temizleme Suyu {cilt} {ml} ml'],
    slots: { cilt: ['Hassas Ciltler İçin', 'Yağlı Ciltler İçin', 'Kuru Ciltler İçin'], ml: ['100', '200', '400'] },
    price: { base: 79, by: { ml: 0.6 }, words: { Çift: 1.3 } },
    properties: { 'Cilt Tipi': ['{cilt}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, misellerle kiri ve makyajı toplar.',
      'Durulama gerektirmez.',
      'Pamuğa döküp silerek kullanınız.',
      ...cosmetic,
    ],
  },
  {
    ...cleansing,
    aspects: 'yuz-temizleme-jeli',
    drawings: ['cream-tube'],
    names: ['Yüz Temizleme Jeli {icerik} {ml} ml', 'Arındırıcı Yüz Temizleme Jeli {icerik} {ml} ml'],
    slots: { icerik: ['Çay Ağacı', 'Salisilik Asit', 'Aloe Vera', 'Yeşil Çay'], ml: ['100', '150', '200'] },
    price: { base: 129, by: { ml: 0.6 }, words: { Salisilik: 1.3, Arındırıcı: 1.15 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, sabah ve akşam kullanılır.',
      'Köpürtüp ılık suyla durulayınız.',
      'Göz çevresine sürmeyiniz.',
      ...cosmetic,
    ],
  },
  {
    ...styling,
    aspects: 'sac-jolesi',
    drawings: ['hair-gel'],
    names: ['Saç Jölesi {tutus} {ml} ml', 'Islak Görünümlü Saç Jölesi {tutus} {ml} ml'],
    slots: { tutus: ['Güçlü Tutuş', 'Ekstra Güçlü Tutuş', 'Doğal Tutuş'], ml: ['150', '250', '500'] },
    price: { base: 65, by: { ml: 0.65 }, words: { Ekstra: 1.15, Islak: 1.1 } },
    properties: { Tutuş: ['{tutus}'], Hacim: ['{ml} ml'] },
    sentences: ['{name}, pul pul dökülmez.', 'Nemli saça uygulayınız.', 'Suyla kolay çıkar.', ...cosmetic],
  },
  {
    ...styling,
    aspects: 'sac-spreyi',
    drawings: ['hairspray'],
    names: ['Saç Spreyi {tutus} {ml} ml', 'Parlaklık Veren Saç Spreyi {tutus} {ml} ml'],
    slots: { tutus: ['Güçlü Tutuş', 'Ekstra Güçlü Tutuş', 'Esnek Tutuş'], ml: ['200', '300', '400'] },
    price: { base: 99, by: { ml: 0.7 }, words: { Ekstra: 1.1, Parlaklık: 1.15 } },
    properties: { Tutuş: ['{tutus}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, tarayınca iz bırakmadan çıkar.',
      'Otuz santimden sıkınız.',
      'Aleve tutmayınız, yanıcıdır.',
      ...cosmetic,
    ],
  },
]
