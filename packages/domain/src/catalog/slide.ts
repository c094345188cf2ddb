/** Name of a colour pair in the design tokens, never a raw colour. */
export type Tone = 'petrol' | 'saffron' | 'plum' | 'sand' | 'mint'

/** The texts on a picture. */
export interface PromotionText {
  readonly kicker: string
  readonly headline: string
  readonly slogan: string
  readonly button: string
}

/** One picture of the home page's slider. */
export interface Slide {
  readonly image: string
  readonly link: string
  readonly tone: Tone
  readonly text: PromotionText & { readonly disclaimer: string }
}
