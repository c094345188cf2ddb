/** A part of a picture: SVG drawn in the picture's units, and the box all of it lies in. */
export interface Piece {
  readonly svg: string
  /** Laid over the piece, and on nothing beside it. */
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
