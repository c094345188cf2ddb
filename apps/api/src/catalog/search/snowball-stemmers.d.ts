/** A CommonJS package without types of its own. */
declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'turkish'): { stem(word: string): string } }
  export default snowball
}
