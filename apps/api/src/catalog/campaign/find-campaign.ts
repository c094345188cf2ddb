import { type CampaignCardWire, type CampaignWire, getCampaign } from '@market/contract'
import { campaignUrl } from '@market/domain/navigation'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

const cardWords = v.pick(getCampaign.answer, ['kicker', 'slogan', 'image', 'tone'])
const words = v.object({
  ...v.pick(getCampaign.answer, ['kicker', 'slogan', 'image', 'tone', 'intro', 'terms']).entries,
  tabs: v.array(v.object({ slug: v.string(), title: v.string() })),
})

const selectCampaigns = (db: Database) =>
  db.selectFrom('campaigns').select(['id', 'slug', 'title', 'content', 'published', 'starts_at', 'ends_at'])
type CampaignRow = Awaited<ReturnType<ReturnType<typeof selectCampaigns>['executeTakeFirstOrThrow']>>

const running = (db: Database, now: Date) =>
  selectCampaigns(db).where('published', '=', true).where('starts_at', '<=', now).where('ends_at', '>', now)

/** A page of the running campaigns, newest first. */
export async function listCampaigns(
  db: Database,
  { page, limit, now }: { readonly page: number; readonly limit: number; readonly now: Date },
): Promise<{ result_count: number; results: CampaignCardWire[] }> {
  const { count } = await running(db, now)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await running(db, now)
    .select(
      sql<number>`(
      select count(distinct c.product_id)::int from campaign_products c join products p on p.id = c.product_id
      where c.campaign_id = campaigns.id and p.active)`.as('product_count'),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    result_count: Number(count),
    results: rows.map((row) => ({
      ...cardOf(row),
      ...v.parse(cardWords, row.content),
      product_count: row.product_count,
    })),
  }
}

/** A campaign by its slug: a running one, or any for a preview. Refuses with 404. */
export async function findCampaign(
  db: Database,
  slug: string,
  asked: { readonly preview: boolean; readonly now: Date },
): Promise<CampaignRow> {
  const row = await selectCampaigns(db).where('slug', '=', slug).executeTakeFirst()
  if (!row) throw new ApiError(404, texts.campaignNotFound)
  if (asked.preview) return row
  // Unpublished campaigns answer 404 like unknown ones; for expired ones the response says so.
  if (!row.published || row.starts_at > asked.now) throw new ApiError(404, texts.campaignNotFound)
  if (row.ends_at <= asked.now) throw new ApiError(404, texts.campaignOver)
  return row
}

/** A campaign's page without its products. Empty tabs are left out. */
export async function campaignWire(db: Database, row: CampaignRow): Promise<CampaignWire> {
  const content = v.parse(words, row.content)
  const counts = await db
    .selectFrom('campaign_products as c')
    .innerJoin('products as p', 'p.id', 'c.product_id')
    .select(['c.tab', (one) => one.fn.countAll<number>().as('count')])
    .where('c.campaign_id', '=', row.id)
    .where('p.active', '=', true)
    .groupBy('c.tab')
    .execute()
  const countOf = new Map(counts.map(({ tab, count }) => [tab, Number(count)]))
  return {
    ...cardOf(row),
    ...content,
    published: row.published,
    product_count: counts.reduce((sum, { count }) => sum + Number(count), 0),
    tabs: content.tabs.flatMap((tab) => {
      const count = countOf.get(tab.slug)
      return tab.slug !== '' && count ? [{ ...tab, product_count: count }] : []
    }),
  }
}

const cardOf = ({ slug, title, starts_at, ends_at }: CampaignRow) => ({
  slug,
  title,
  url: campaignUrl({ campaign: slug }),
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})
