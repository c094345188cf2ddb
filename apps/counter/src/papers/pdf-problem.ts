import { inflateSync } from 'node:zlib'
import type { PaperProblem } from './paper-texts.ts'

const end = String.raw`(?=[\s\0()<>[\]{}/%]|$)`
/** Names of what a PDF does by itself: scripts, programs, files inside, forms that send. */
const activeNames = new RegExp(
  `/(JavaScript|Launch|EmbeddedFiles?|Rendition|RichMedia|XFA|SubmitForm|ImportData|GoToE)${end}`,
)
const locked = new RegExp(`/Encrypt${end}`)
/** Every stream of objects has the key `First`; outlines have it too. */
const mayHoldObjects = new RegExp(`/(First|ObjStm)${end}`)
const strangeFilters = new RegExp(
  `/(LZWDecode|ASCIIHexDecode|ASCII85Decode|RunLengthDecode|Crypt|Predictor|AHx|A85|LZW|RL)${end}`,
)

/** Most bytes that the object streams of one file may have when they are unpacked. */
const mostUnpacked = 16_000_000
const tailBytes = 2048

/** Names may be written with escapes: `/#4aavaScript` is `/JavaScript`. */
const withoutEscapes = (text: string): string =>
  text.includes('#')
    ? text.replaceAll(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    : text

/**
 * Why a PDF is refused; undefined if it is whole and only has pages. Names are looked for in the file and in its object
 * streams, where writers since PDF 1.5 put most of them.
 */
export function pdfProblem(file: Uint8Array): PaperProblem | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const tail = bytes.subarray(-tailBytes).toString('latin1')
  // Nothing but space may follow the end, where another file could be hidden.
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(tail)) return 'torn'
  const plain = withoutEscapes(bytes.toString('latin1'))
  if (activeNames.test(plain)) return 'active'
  if (locked.test(plain)) return 'locked'
  return objectStreamsProblem(bytes)
}

function objectStreamsProblem(bytes: Buffer): PaperProblem | undefined {
  let left = mostUnpacked
  let from = 0
  for (;;) {
    const at = bytes.indexOf('stream', from)
    if (at === -1) return undefined
    // Everything since the stream before it, so that no text in a dictionary can cut the dictionary short.
    const dictionary = withoutEscapes(bytes.toString('latin1', from, at))
    let start = at + 'stream'.length
    if (bytes[start] === 13) start += 1
    if (bytes[start] === 10) start += 1
    if (mayHoldObjects.test(dictionary)) {
      if (strangeFilters.test(dictionary)) return 'unreadable'
      for (let packed = bytes.subarray(start), layer = 0; isZlib(packed); layer += 1) {
        const unpacked = layer < 3 ? unpack(packed, left) : undefined
        if (!unpacked) return 'unreadable'
        left -= unpacked.length
        const text = withoutEscapes(unpacked.toString('latin1'))
        if (activeNames.test(text)) return 'active'
        packed = unpacked
      }
    }
    const next = bytes.indexOf('endstream', start)
    from = next === -1 ? start : next + 'endstream'.length
  }
}

const isZlib = (bytes: Buffer): boolean =>
  bytes.length > 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0

function unpack(packed: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch {
    return undefined
  }
}
