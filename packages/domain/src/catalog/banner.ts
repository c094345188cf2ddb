import type { PromotionText, Tone } from './slide.ts'

/** Position of a banner on the page. */
export type BannerPosition = 'top' | 'campaign-large' | 'campaign-small' | 'earthquake'

/** A picture with text that leads to a campaign; its place decides the layout. */
export interface Banner {
  readonly position: BannerPosition
  readonly category: string | null
  readonly link: string
  readonly bannerUrl: string
  readonly name: string
  readonly text: PromotionText
  /** CSS pixels. */
  readonly height: number
  readonly background: Tone
  readonly gradientBackground: string | null
  /** Loose stamps on a large campaign. */
  readonly stamps: readonly {
    readonly image: string
    readonly title: string
    readonly text: string
    readonly url: string
  }[]
}
