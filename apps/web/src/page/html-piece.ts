/** HTML that many pages share, with its bytes in UTF-8: to put it together and encode it for each costs more than to draw around it. */
export interface KeptHtml {
  readonly html: string
  readonly bytes: Uint8Array
}

/** A part of a document, which is never put together as one text. */
export type HtmlPiece = string | KeptHtml

export const htmlOf = (piece: HtmlPiece): string => (typeof piece === 'string' ? piece : piece.html)
