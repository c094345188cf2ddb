import { lowerTr } from './turkish-case.ts'

/** Turkish case suffixes: 6’yı, 6’ya, 6’da, 6’dan, 6’nın, 6’sı. */
export type TurkishCase = 'accusative' | 'dative' | 'locative' | 'ablative' | 'genitive' | 'possessive'

/** Units are read out in full, and a few abbreviations not by the names of their letters. */
const spokenAs: ReadonlyMap<string, string> = new Map([
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['m', 'metre'],
  ['cm', 'santimetre'],
  ['mm', 'milimetre'],
  ['km', 'kilometre'],
  ['l', 'litre'],
  ['ml', 'mililitre'],
  ['sn', 'saniye'],
  ['dk', 'dakika'],
  ['sms', 'eses'],
  ['kvkk', 'kaka'],
])
const ones = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']
const powers = ['', 'bin', 'milyon', 'milyar', 'trilyon', 'katrilyon', 'kentilyon']
/** Longest text whose ending is examined. */
const maxLength = 60
/** Names with a back vowel in the last syllable that take front-vowel suffixes: Kemal’e, Resul’ü. */
const light = /(?:kemal|meral|cemal|celal|bilal|hilal|iclal|ikbal|nihal|zuhal|hayal|resul|şevval)$|[âû]l$/

/**
 * Adds a Turkish case suffix, after an apostrophe, to a number, amount, date, name or abbreviation as it is pronounced:
 * `6’ya`, `1.000’e`, `12,50 TL’ye`, `12 Ekim’de`, `Ayşe’nin`. Texts without a pronunciation get no suffix.
 */
export function decline(value: string | number, to: TurkishCase): string {
  const text = String(value)
  const spoken = spokenEnd(text.slice(-maxLength))
  const vowel = spoken.match(/[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/)?.[0]
  if (vowel === undefined) return text
  const isLight = /[eiöüî]/.test(vowel) || light.test(spoken)
  const open = /[aeıioöuüâîû]$/.test(spoken)
  const wide = isLight ? 'e' : 'a'
  const narrow = /[oöuüû]/.test(vowel) ? (isLight ? 'ü' : 'u') : isLight ? 'i' : 'ı'
  const d = /[fstkçşhpx]$/.test(spoken) ? 't' : 'd'
  const suffixes: Record<TurkishCase, string> = {
    accusative: (open ? 'y' : '') + narrow,
    dative: (open ? 'y' : '') + wide,
    locative: d + wide,
    ablative: `${d + wide}n`,
    genitive: `${(open ? 'n' : '') + narrow}n`,
    possessive: (open ? 's' : '') + narrow,
  }
  return `${text}’${suffixes[to]}`
}

/** The last word of the text as pronounced, in lower case; its ending determines the suffix. */
function spokenEnd(text: string): string {
  const time = text.match(/(?:^|[^0-9.,])(\d{1,2})\.(\d\d)$/)
  if (time) return spokenNumber(time[2] === '00' ? (time[1] ?? '') : (time[2] ?? ''))
  const digits = text.match(/(\d+(?:\.\d{3})*)(?:,(\d+))?$/)
  if (digits) return spokenNumber(/[1-9]/.test(digits[2] ?? '') ? (digits[2] ?? '') : (digits[1] ?? ''))
  const word = text.match(/\p{L}+(?=[^\p{L}\d]*$)/u)?.[0] ?? ''
  const small = lowerTr(word)
  return spokenAs.get(small) ?? (/[aeıioöuüâîû]/.test(small) ? small : letterName(small.at(-1) ?? ''))
}

/** The last word of a pronounced number, which follows from its last non-zero digit. */
function spokenNumber(written: string): string {
  const digits = written.replaceAll('.', '')
  const zeros = digits.length - digits.replace(/0+$/, '').length
  if (zeros === digits.length) return ones[0] ?? ''
  const last = Number(digits.at(-1 - zeros))
  if (zeros >= 3) return powers[Math.min(Math.floor(zeros / 3), powers.length - 1)] ?? ''
  return (zeros === 0 ? ones[last] : zeros === 1 ? tens[last] : 'yüz') ?? ''
}

/** Consonants are called with an e: TL is spoken te-le. */
const letterName = (letter: string): string =>
  letter === '' ? '' : letter === 'x' ? 'iks' : letter === 'q' ? 'kü' : `${letter}e`
