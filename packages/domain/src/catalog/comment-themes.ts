import { type CommentTheme, commentThemes } from './comment-theme.ts'
import { searchKey } from '../text/search-key.ts'

/**
 * The word beginnings that count for each theme. They are also shown to shoppers to explain the count. Praise and
 * complaints both count: a theme says what comments mention, not whether they like it.
 */
export const themeWords: Readonly<Record<CommentTheme, readonly string[]>> = {
  delivery: ['kargo', 'teslimat', 'kurye', 'gönderi'],
  packing: ['paket', 'ambalaj', 'kutusu', 'sarılmış'],
  price: ['fiyat', 'ucuz', 'pahalı', 'uygun', 'indirim'],
  quality: ['kalite', 'sağlam', 'dayanıklı', 'malzeme', 'kumaş', 'işçilik'],
  fit: ['beden', 'kalıp', 'kalıbı', 'numara', 'ölçü'],
  look: ['renk', 'rengi', 'görün', 'şık', 'desen', 'tasarım'],
  ease: ['kolay', 'pratik', 'rahat', 'kullanışlı', 'kurulum'],
  taste: ['tadı', 'lezzet', 'koku', 'taze'],
  battery: ['pili', 'pilin', 'şarj', 'batarya'],
  sound: ['sesi', 'sessiz', 'gürültü'],
}

/** Number of comments that mention a theme. */
export interface ThemeCount {
  readonly theme: CommentTheme
  readonly count: number
}

const keys: ReadonlyMap<CommentTheme, readonly string[]> = new Map(
  commentThemes.map((theme) => [theme, themeWords[theme].map(searchKey)]),
)
const wordsOf = (text: string): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The themes of a comment: each theme that has a word beginning of one of its words. */
export function themesOf(text: string): readonly CommentTheme[] {
  const words = wordsOf(text)
  return commentThemes.filter((theme) => keys.get(theme)?.some((key) => words.some((word) => word.startsWith(key))))
}

/** Number of comments that mention each theme, most first. A comment counts once for each theme. */
export function countThemes(texts: readonly string[]): readonly ThemeCount[] {
  const found = texts.map(themesOf)
  return commentThemes
    .map((theme) => ({ theme, count: found.filter((themes) => themes.includes(theme)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** Whether every searched word is the beginning of a word of the text, ignoring case and diacritics (rules.md T4). */
export function saysWords(text: string, looked: string): boolean {
  const words = wordsOf(text)
  return wordsOf(looked).every((part) => words.some((word) => word.startsWith(part)))
}
