import type { Tone } from './slide.ts'

/** A campaign as it stands in the list of campaigns. */
export interface CampaignCard {
  readonly slug: string
  readonly title: string
  readonly url: string
  readonly kicker: string
  readonly slogan: string
  /** Key of a scene. */
  readonly image: string
  readonly tone: Tone
  /** Instants as ISO 8601 text. */
  readonly startsAt: string
  readonly endsAt: string
  readonly productCount: number
}
export interface CampaignPage {
  readonly resultCount: number
  readonly results: readonly CampaignCard[]
}

export interface Campaign extends CampaignCard {
  /** False for what only its preview shows. */
  readonly published: boolean
  readonly intro: readonly string[]
  readonly terms: readonly string[]
  /** Empty where it has but one part. */
  readonly tabs: readonly { readonly slug: string; readonly title: string; readonly productCount: number }[]
}
