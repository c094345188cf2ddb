import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, pageNumber, slug, text, whole } from '../kernel/field.ts'
import { listingAnswer, listingQuery } from './listing.ts'

const campaignCard = v.object({
  slug: text,
  title: text,
  url: text,
  kicker: text,
  slogan: text,
  /** Key of a scene. */
  image: text,
  tone: v.picklist(['petrol', 'saffron', 'plum', 'sand', 'mint']),
  starts_at: instant,
  ends_at: instant,
  product_count: count,
})
/** A campaign in a list, as a client reads it. */
export type CampaignCardWire = v.InferOutput<typeof campaignCard>

const campaign = v.object({
  ...campaignCard.entries,
  /** False for a preview of an unpublished campaign. */
  published: v.boolean(),
  /** Paragraphs about the campaign. */
  intro: v.array(text),
  terms: v.array(text),
  /** Parts of the campaign; empty if it has a single part. */
  tabs: v.array(v.object({ slug: text, title: text, product_count: count })),
})
/** A campaign with its tabs, as a client reads it. */
export type CampaignWire = v.InferOutput<typeof campaign>

/** Running campaigns only, page by page. */
export const getCampaigns = defineCall({
  method: 'GET',
  path: '/campaigns',
  who: 'any',
  summary: 'Running campaigns, by page',
  query: v.object({ page: pageNumber, limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(60)), 12) }),
  answer: v.object({ result_count: count, results: v.array(campaignCard) }),
})

/** 404 for an unpublished campaign; an ended one is returned as ended. */
export const getCampaign = defineCall({
  method: 'GET',
  path: '/campaigns/{slug}',
  who: 'any',
  summary: 'A published campaign with its tabs',
  params: v.object({ slug }),
  answer: campaign,
})

/** For editors: also returns unpublished campaigns. */
export const getCampaignPreview = defineCall({
  method: 'GET',
  path: '/campaigns/preview/{slug}',
  who: 'any',
  summary: 'Preview of a campaign, published or not',
  params: v.object({ slug }),
  answer: campaign,
})

/** Products of a published campaign are `/products?campaign={slug}&tab={tab}`. */
export const getCampaignPreviewProducts = defineCall({
  method: 'GET',
  path: '/campaigns/preview/search',
  who: 'any',
  summary: 'Products of a campaign, published or not',
  listing: true,
  query: v.object({ ...listingQuery, slug: v.optional(slug, ''), tab: v.optional(slug) }),
  answer: listingAnswer,
})
