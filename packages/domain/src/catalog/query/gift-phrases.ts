import type { Phrase } from './phrase.ts'

/**
 * Folded word beginnings of gift recipients, by the name of the shop's gift ideas for them; the rest of a word is a
 * suffix.
 */
const receivers: Readonly<Record<string, string>> = {
  Anne: 'anne|anneanne|babaanne|kayinvalide|kaynana|teyze|hala',
  Baba: 'baba|dede|kayinpeder|amca|dayi',
  Sevgili: 'sevgili|sevgililer gunu|es|koca|kari|nisanli|(?:erkek|kiz) arkadas|(?:evlilik )?yil ?donumu',
  Bebek: '(?:yeni ?dogan )?(?:bebek|bebeg)|yeni ?dogan',
  Çocuk: '(?:erkek |kiz )?cocuk|(?:erkek |kiz )?cocug|ogl|kiz|torun|yegen',
  Ev: '(?:yeni )?ev',
  Arkadaş: 'arkadas|ogretmen|hoca|kardes|abla|abi|dost|komsu|patron',
  'Evcil hayvan': 'kedi|kopek|kopeg',
}
/** Recipients whose sex is known, so that gifts for the other sex are excluded. */
const sexes = [
  [/^(?:erkek arkadas|koca)/, { words: ['erkek', 'bay'], others: ['kadin', 'bayan'] }],
  [/^(?:kiz arkadas|kari)/, { words: ['kadin', 'bayan'], others: ['erkek', 'bay'] }],
  [/^kiz/, { words: ['kiz', 'kiz cocuk'], others: ['erkek', 'erkek cocuk'] }],
  [/^(?:ogl|erkek cocu)/, { words: ['erkek', 'erkek cocuk'], others: ['kiz', 'kiz cocuk'] }],
] as const
const suffixes = '(?:[iu]?[mn]|m[iu]z|[iu]m[iu]z)?(?:l[ae]r(?:[iu]m(?:[iu]z)?)?)?(?:y?[aeiu]|n[iu]n|[iu]n)?'
const person = `(${Object.values(receivers).join('|')})${suffixes}`
const occasion =
  '(?:(?:8 mart(?: (?:dunya )?kadinlar)?|14 subat(?: sevgililer)?|d[ou]gu[mn]|anneler|babalar|sevgililer|yil ?donumu|mezuniyet|yilbasi|bayram|kadinlar|ogretmenler) ?(?:gun(?:u|une|unde|ler)?)? )?'
const gift = 'hediye(?:lik|lig|s)?(?:l[ae]r)?[iu]?(?: (?:fikri|fikirleri|onerisi|onerileri|alternatifleri))?'
/** Excludes gift wrapping such as `hediye paketi`, which is not a present. */
const wrapping = '(?! (?:paket|kutu|kart|cek|poset|kagit|kagid|cant))'

/**
 * Words that ask for a present, with the recipient if the query names one: `anneme doğum günü hediyesi`, `babalar
 * günü`.
 */
export const giftPhrases: readonly Phrase[] = [
  `${person} (?:icin )?${occasion}(?:alinacak |alinabilecek |guzel |guzel bir |bir )?${gift}${wrapping}`,
  `${occasion}${gift} ${person}`,
  // `Anneme ne alsam` and `yeni eve ne götürülür` ask for a present, too.
  `${person} (?:icin )?${occasion}ne (?:al|gotur|hediye ed)(?:inir|ilir|ulur|s[ae]m|[ae]yim|[ae]bilirim|[ae]lim|inabilir|m[ae]li|m[ae]liyim)`,
  `(anneler|babalar|sevgililer|ogretmenler) gun(?:u|une)(?: icin)?(?: ${gift})?${wrapping}`,
  `()${occasion}${gift}${wrapping}`,
].map((pattern) => ({
  pattern,
  read: ([said = '']) => {
    const receiver = Object.keys(receivers).find((name) => new RegExp(`^(?:${receivers[name]})`).test(said))
    const people = sexes.find(([names]) => names.test(said))?.[1]
    return {
      filter: {
        kind: 'gift',
        ...(receiver !== undefined && { receiver }),
        ...(people !== undefined && { people: { ...people, only: false } }),
      },
      label: receiver === undefined ? 'Hediye' : `Hediye: ${receiver}`,
    }
  },
}))
