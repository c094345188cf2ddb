/** First words of invented shop names; the trade gives the second. */
export const shopFirst = [
  'Anka',
  'Hemşin',
  'Körfez',
  'Selvi',
  'Dağ',
  'Erguvan',
  'Sardunya',
  'Mimoza',
  'Pınarbaşı',
  'Akasya',
  'Filiz',
  'Kandil',
  'Gonca',
  'Turkuaz',
  'Hisar',
  'Çınaraltı',
  'Nilüfer',
  'Zeytindalı',
  'Poyraz',
  'Ihlamur',
  'Karanfil',
  'Meltem',
  'Pusula',
  'Yakamoz',
  'Sedef',
  'Defne',
  'Kervan',
  'Lodos',
  'Gelincik',
  'Kehribar',
  'Safran',
  'Menekşe',
  'Kumsal',
  'Göktürk',
  'Ardıç',
  'Bozkır',
  'Çarşı',
  'Kule',
  'Ege',
  'Toros',
]
/** Invented family names of owners, in the names of their companies. */
/** Beginnings and ends of invented company names: each of 300 shops has a company of its own. */
const companyStems =
  `Akdoruk Bağdüz Çamyol Derebaş Elmakuyu Fıstıkdere Gündoruk Hanyer Irmakbey Kavakdüz Kirazoluk Nardal Obaser
  Pınarçay Sazköy Tepeyurt Uzunçam Yaylacık Zeytinkuyu`.split(/\s+/)
const companyEnds = 'oğulları san soy taş kent han pak can öz sal kan bay ata er gün tur'.split(' ')
/** The name of the company behind the how-manieth shop, from 0. */
export const companyName = (turn: number): string =>
  (companyStems[turn % companyStems.length] ?? '') +
  (companyEnds[Math.floor(turn / companyStems.length) % companyEnds.length] ?? '')
/** Province and district of a shop. */
export const districtsOf: readonly (readonly [string, string])[] = [
  ['İstanbul', 'Kadıköy'],
  ['İstanbul', 'Şişli'],
  ['İstanbul', 'Bağcılar'],
  ['İstanbul', 'Ümraniye'],
  ['Ankara', 'Çankaya'],
  ['Ankara', 'Ostim'],
  ['İzmir', 'Bornova'],
  ['İzmir', 'Konak'],
  ['Bursa', 'Nilüfer'],
  ['Bursa', 'Osmangazi'],
  ['Antalya', 'Muratpaşa'],
  ['Konya', 'Selçuklu'],
  ['Gaziantep', 'Şehitkamil'],
  ['Kayseri', 'Melikgazi'],
  ['Denizli', 'Merkezefendi'],
  ['Trabzon', 'Ortahisar'],
  ['Rize', 'Çamlıhemşin'],
  ['Kars', 'Merkez'],
  ['Balıkesir', 'Edremit'],
  ['Muğla', 'Menteşe'],
  ['Samsun', 'İlkadım'],
  ['Eskişehir', 'Tepebaşı'],
  ['Malatya', 'Battalgazi'],
  ['Mersin', 'Yenişehir'],
  ['Adana', 'Seyhan'],
]
/** Invented streets of shops. */
export const shopStreets = ['Zarf Sokak', 'Posta Caddesi', 'Pul Sokak', 'Kumru Sokak', 'Mektup Caddesi', 'Mühür Sokak']
