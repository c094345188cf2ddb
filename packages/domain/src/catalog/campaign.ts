import type { Tone } from './slide.ts'

/** A campaign among the campaigns. */
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
/** A named part of a campaign's products. */
export interface CampaignTab {
  readonly slug: string
  readonly title: string
  readonly productCount: number
}
/** A campaign as its page shows it. */
export interface Campaign extends CampaignCard {
  /** False for a preview of an unpublished campaign. */
  readonly published: boolean
  /** Paragraphs. */
  readonly intro: readonly string[]
  readonly terms: readonly string[]
  /** Empty if the campaign has a single part. */
  readonly tabs: readonly CampaignTab[]
}

/** Phase of a campaign: it runs from its start (inclusive) to its end (exclusive). */
export const campaignPhase = (
  { startsAt, endsAt }: Pick<CampaignCard, 'startsAt' | 'endsAt'>,
  now: Date,
): 'before' | 'running' | 'over' => {
  if (now.getTime() < Date.parse(startsAt)) return 'before'
  return now.getTime() < Date.parse(endsAt) ? 'running' : 'over'
}
