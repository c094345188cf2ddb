import { type HtmlPiece, htmlOf } from '../page/html-piece.ts'

const scratch = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
/** Of a letter in UTF-8, for each unit of a text. */
const most = 3

/** A document as UTF-8, in a view that holds until the next is asked for. */
export function pageBytes(pieces: readonly HtmlPiece[]): Uint8Array {
  let length = 0
  for (const piece of pieces) {
    const isText = typeof piece === 'string'
    if (length + (isText ? piece.length * most : piece.bytes.length) > scratch.length)
      return Buffer.from(pieces.map(htmlOf).join(''))
    if (isText) length += scratch.write(piece, length, 'utf8')
    else {
      scratch.set(piece.bytes, length)
      length += piece.bytes.length
    }
  }
  return scratch.subarray(0, length)
}
