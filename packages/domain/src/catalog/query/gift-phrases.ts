import type { Phrase } from './phrase.ts'

/** Folded beginnings of words for those who get a present, by the name of the shop's ideas for them; other endings are suffixes. */
const receivers: Readonly<Record<string, string>> = {
  Anne: 'anne|anneanne|babaanne|kayinvalide|kaynana|teyze|hala',
  Baba: 'baba|dede|kayinpeder|amca|dayi',
  Sevgili: 'sevgili|sevgililer gunu|es|koca|kari|nisanli|(?:erkek|kiz) arkadas',
  Bebek: 'bebek|bebeg|yeni dogan|yenidogan',
  Çocuk: '(?:erkek |kiz )?cocuk|(?:erkek |kiz )?cocug|ogl|kiz|torun|yegen',
  Arkadaş: 'arkadas|ogretmen|hoca|kardes|abla|abi|dost|komsu|patron',
  'Evcil hayvan': 'kedi|kopek|kopeg',
}
const suffixes = '(?:[iu]?[mn]|m[iu]z|[iu]m[iu]z)?(?:l[ae]r(?:[iu]m(?:[iu]z)?)?)?(?:y?[aeiu]|n[iu]n|[iu]n)?'
const person = `(${Object.values(receivers).join('|')})${suffixes}`
const occasion =
  '(?:(?:d[ou]gu[mn]|anneler|babalar|sevgililer|yil ?donumu|mezuniyet|yilbasi|bayram|kadinlar|ogretmenler) ?(?:gunu)? )?'
const gift = 'hediye(?:lik|lig|s)?(?:l[ae]r)?[iu]?(?: (?:fikri|fikirleri|onerisi|onerileri|alternatifleri))?'
/** Wrapping for presents is no present. */
const wrapping = '(?! (?:paket|kutu|kart|cek|poset|kagit|kagid|cant))'

/** Words that ask for a present, with whom it is for where they say so: `anneme doğum günü hediyesi`, `babalar günü`. */
export const giftPhrases: readonly Phrase[] = [
  `${person} (?:icin )?${occasion}(?:alinacak |alinabilecek |guzel |guzel bir |bir )?${gift}${wrapping}`,
  `${occasion}${gift} ${person}`,
  `(anneler|babalar|sevgililer) gunu(?: ${gift})?${wrapping}`,
  `()${occasion}${gift}${wrapping}`,
].map((pattern) => ({
  pattern,
  read: ([said = '']) => {
    const receiver = Object.keys(receivers).find((name) => new RegExp(`^(?:${receivers[name]})`).test(said))
    return {
      filter: { kind: 'gift', ...(receiver !== undefined && { receiver }) },
      label: receiver === undefined ? 'Hediye' : `Hediye: ${receiver}`,
    }
  },
}))
