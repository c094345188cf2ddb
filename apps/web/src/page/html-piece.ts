/** Shared HTML with its UTF-8 bytes, so that it is encoded once and not for every page. */
export interface KeptHtml {
  readonly html: string
  readonly bytes: Uint8Array
}

/** A part of a document. The parts are sent one after the other and never joined into one string. */
export type HtmlPiece = string | KeptHtml

export const htmlOf = (piece: HtmlPiece): string => (typeof piece === 'string' ? piece : piece.html)
