import { having, headphones, judge, leaf, nothing } from './judge.ts'

const phone = leaf('cep-telefonu')
const noCase = { first: [phone], never: [leaf('telefon-kilifi')] }

/** Texts that are no search, and what a shopper does not want. */
export const edges = [
  ...judge('hostile and nonsense', {
    asdfqwer: nothing,
    zzzzzz: nothing,
    qwxqwx: nothing,
    'xkcd qzv': nothing,
    "x'; DELETE FROM products; --": nothing,
    '.*': nothing,
    '%': nothing,
    '\\': nothing,
    '()[]{}': nothing,
    '<script>': nothing,
    '🍎': nothing,
    '&|!': nothing,
    ['a'.repeat(300)]: nothing,
    [Array.from({ length: 40 }, () => 'telefon').join(' ')]: phone,
    '"telefon"': phone,
    '“telefon”': phone,
    '  telefon  ': phone,
    'telefon!!!': phone,
    'TELEFON???': phone,
    'telefon,kılıf': leaf('telefon-kilifi'),
    null: { first: [], mayBeEmpty: true },
    undefined: { first: [], mayBeEmpty: true },
    'tel\u200befon': { first: [phone], mayBeEmpty: true },
    ':* | !': nothing,
  }),
  ...judge('exclusions', {
    'telefon -kılıf': noCase,
    'telefon -kilif': noCase,
    'telefon kılıf hariç': noCase,
    'telefon kılıf olmasın': noCase,
    'televizyon -askı': { first: [leaf('led-televizyon', 'akilli-televizyon')] },
    'elbise -takım': leaf('elbise'),
    'elbise -siyah': { first: [leaf('elbise')], never: [having('elbise', 'siyah')] },
    'kulaklık -çocuk': { first: [leaf(...headphones)], never: [{ named: ['cocuk'] }] },
    'süpürge -robot': { first: [leaf('supurge')], never: [{ named: ['robot'] }] },
    'kahve -makine': { first: [leaf('kahve')] },
    'peynir -kaşar': { first: [leaf('peynir')], never: [{ named: ['kasar'] }] },
    'ayakkabı -topuklu': { first: [leaf('ayakkabi', 'bebek-ayakkabisi')], never: [leaf('topuklu-ayakkabi')] },
    'kırmızı olmayan elbise': { first: [leaf('elbise')], never: [having('elbise', 'kirmizi')] },
    'laptop -oyun': { first: [leaf('dizustu-bilgisayar')], never: [{ named: ['oyun'] }] },
  }),
]
