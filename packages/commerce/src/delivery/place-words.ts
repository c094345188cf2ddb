const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that follow the name of a neighbourhood or village. */
export const neighbourhoodKinds = set('mah mh mahalle mahallesi mahallesinde koyu koy beldesi belde semti')
/** Words that follow the name of a district or a province. */
export const regionKinds = set('ilce ilcesi il ili merkezi')
/** Words after the name of a street, a building or a landmark; a name before one of them is not a place. */
export const streetKinds = set(
  'cad cadde caddesi cd sok sokak sokagi sk bulvar bulvari blv bul yol yolu apt apartman apartmani ap sitesi site st blok ' +
    'bloklari plaza plazasi is han hani avm meydani meydan konutlari evleri rezidans residence rezidansi kule kulesi kat kati ' +
    'yani karsisi ustu alti arkasi onu okulu ilkokulu ortaokulu lisesi camii camisi cami parki park hastanesi eczanesi market ' +
    'marketi universitesi istasyonu duragi koprusu oteli otel sanayi kampusu cikmazi cikmaz gecidi yokusu pasaji carsisi ' +
    'villalari kooperatifi subesi mevkii kavsagi firini bufe bakkal bakkali kahvesi kafe cafe restoran dairesi kuaforu ofisi',
)
/** Words around a postal code and at the end of an address that add no information. */
export const idleWords = set('turkiye turkey tr posta kodu pk')
/** Common short names of provinces. */
export const shortCities: Readonly<Record<string, string>> = {
  ist: 'istanbul',
  ank: 'ankara',
  izm: 'izmir',
  antep: 'gaziantep',
  maras: 'kahramanmaras',
  urfa: 'sanliurfa',
  afyon: 'afyonkarahisar',
  icel: 'mersin',
}
