/** A part of a picture: SVG in the picture's units, and its bounding box. */
export interface Piece {
  readonly svg: string
  /** SVG drawn over the piece, clipped to its shape. */
  readonly over?: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * A picture as pieces, later ones before earlier ones. They are rendered one by one and laid over each other, because
 * the drawings' many filters each cost as much as the whole canvas they are drawn on. Ids need only be unique within
 * a piece.
 */
export interface Composition {
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
}
