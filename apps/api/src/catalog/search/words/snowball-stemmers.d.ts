/** The package ships no types. */
declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'turkish'): { stem(word: string): string } }
  export default snowball
}
