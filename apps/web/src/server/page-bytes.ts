import { type HtmlPiece, htmlOf } from '../page/html-piece.ts'

const scratch = Buffer.allocUnsafeSlow(2 * 1024 * 1024)
/** Maximum UTF-8 bytes per UTF-16 code unit. */
const most = 3

/** Encodes a document as UTF-8. The returned view is valid until the next call. */
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
