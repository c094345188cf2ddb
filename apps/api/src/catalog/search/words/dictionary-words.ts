import { readFileSync } from 'node:fs'
import { searchKey } from '@market/domain/text'

/** Turkish words as a spelling dictionary lists them, a line each: `gelinlik/34,35`, names with a capital letter. */
const list = new URL('index.dic', import.meta.resolve('dictionary-tr'))
/** Shorter words are never corrected. */
const shortest = 4

let hashes: Uint32Array | undefined

/**
 * Whether a folded word is one of about 300,000 Turkish words, so that it is not a typo of a product's word. The list
 * is read on first use and kept as hashes: 1.5 MB instead of 40 MB for a set of strings. One unknown word in ten
 * thousand is taken for a known one.
 */
export function isDictionaryWord(key: string): boolean {
  if (key.length < shortest) return false
  hashes ??= readHashes()
  const wanted = hashOf(key)
  let [from, to] = [0, hashes.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((hashes[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return hashes[from] === wanted
}

const [newLine, slash] = [0x0a, 0x2f]

/** Reads the list as bytes; as a string it would briefly take 30 MB. */
function readHashes(): Uint32Array {
  const bytes = readFileSync(list)
  const found: number[] = []
  for (let [from, end] = [0, 0]; end >= 0; from = end + 1) {
    end = bytes.indexOf(newLine, from)
    let [hash, length, at] = [basis, 0, from]
    for (;;) {
      const first = bytes[at] ?? newLine
      // Letters from code 0x80 on have two bytes.
      const code = first < 0x80 ? first : ((first & 0x1f) << 6) | ((bytes[at + 1] ?? 0) & 0x3f)
      const letter = folded[code] ?? 0
      if (letter === 0) {
        if ((first === newLine || first === slash) && length >= shortest) found.push(hash >>> 0)
        break
      }
      hash = mixed(hash, letter)
      length += 1
      at += first < 0x80 ? 1 : 2
    }
  }
  return Uint32Array.from(found).sort()
}

/**
 * Maps code points of small letters as `searchKey` folds them; calling `searchKey` for all words would take a second.
 */
const folded = Uint16Array.from({ length: 0x180 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /\p{Ll}/u.test(letter) ? searchKey(letter).charCodeAt(0) : 0
})

/** Constants of the hash FNV-1a. */
const basis = 0x811c9dc5
const mixed = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const hashOf = (key: string): number =>
  [...key].reduce((hash, letter) => mixed(hash, letter.charCodeAt(0)), basis) >>> 0
