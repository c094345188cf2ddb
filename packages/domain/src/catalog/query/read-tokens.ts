import { searchKey } from '../../text/search-key.ts'
import { lowerTr } from '../../text/turkish-case.ts'
import { measureKey } from './measures.ts'

/** A word of a query, with its start and end in the text. */
export interface Token {
  readonly from: number
  readonly to: number
  /** Turkish lower case. */
  readonly text: string
  /** The folded word; a negative number has its sign: `-10`. */
  readonly key: string
  /** After a minus sign at the start of a word: `telefon -kılıf`. */
  readonly excluded: boolean
  /** After a dash between two words or numbers: `1000-2000`. */
  readonly joined: boolean
}

/** No shopper types more; the rest is ignored. */
const maxLetters = 300
const maxTokens = 40
/** A number followed by a unit is two words (`55inç`); a suffix after an apostrophe belongs to the word before. */
const units = 'tl|lira|₺|inç|inc|gb|tb|mb|ml|cl|lt|l|kg|gr|g|mg|cm|mm|m|w|mah|mp|hz|v|numara|no|beden'
const number = String.raw`\d+(?:[.,]\d+)*`
const word = new RegExp(
  String.raw`(${number}(?=(?:${units})(?![\p{L}\p{N}])|(?![\p{L}\p{N}]))|₺|[\p{L}\p{M}\p{N}]+)(?:['’]\p{L}+)?`,
  'giu',
)

/** The words of a query, at most 40 of its first 300 letters. */
export function readTokens(query: string): readonly Token[] {
  const text = Array.from(query.slice(0, 2 * maxLetters).toWellFormed())
    .slice(0, maxLetters)
    .join('')
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    const typed = match[1] ?? ''
    const key = searchKey(typed)
    const before = text.slice(tokens.at(-1)?.to ?? 0, match.index)
    if (key === '') continue
    const to = match.index + match[0].length
    const minus = (tokens.length === 0 ? /[-–−]$/ : /\s[-–−]$/).test(before)
    // `uyku tulumu -10` is a temperature, `tablet -128gb` a tablet of another size.
    const [, next = ''] = /^\s?(\p{L}*)/u.exec(text.slice(to)) ?? []
    const negative = minus && /^\d+$/.test(key) && measureKey(`${key} ${searchKey(next)}`) === undefined
    tokens.push({
      from: negative ? match.index - 1 : match.index,
      to,
      text: (negative ? '-' : '') + lowerTr(typed.normalize('NFC')),
      key: (negative ? '-' : '') + key,
      excluded: minus && !negative,
      joined: /^(?:[-–−]|\s+[-–−]\s+)$/.test(before),
    })
    if (tokens.length === maxTokens) break
  }
  return tokens
}
