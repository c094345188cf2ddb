/** A drawing as the inside of an `<svg viewBox="0 0 width height">`. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly body: string
}
