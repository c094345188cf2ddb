/** Folded letters of other languages as Turkish ears write them, the longer ones first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sh/g, 's'],
  [/ck|q/g, 'k'],
  [/oo|ue|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  // `vayfay`: ay before a consonant or at the end is the English i.
  [/ay(?![aeiou])/g, 'i'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j/g, 'z'],
  [/(.)\1+/gu, '$1'],
]

/** The sound of a folded word; `bluetooth` and `blutut`, `wifi` and `vayfay`, `şarj` and `şarz` sound the same. */
export const soundKey = (word: string): string =>
  sounds.reduce((text, [letters, sound]) => text.replaceAll(letters, sound), word)
