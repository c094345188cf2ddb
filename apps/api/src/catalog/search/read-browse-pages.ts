import type { ListingWire } from '@market/contract'
import { brandUrl, campaignUrl, collectionUrl, dealUrl, shopUrl } from '@market/domain/navigation'
import { searchKey } from '@market/domain/text'
import { sql } from 'kysely'
import type { Database } from '@market/database'

const places = {
  campaign: { kind: 'campaign', urlOf: (slug: string) => campaignUrl({ campaign: slug }) },
  deal: { kind: 'campaign', urlOf: dealUrl },
  collection: { kind: 'campaign', urlOf: collectionUrl },
  shop: { kind: 'shop', urlOf: (slug: string) => shopUrl({ shop: slug }) },
  brand: { kind: 'brand', urlOf: brandUrl },
} as const

/** A named page that is neither a category nor a product. */
export interface BrowsePage {
  readonly key: string
  /** The folded words of its name. */
  readonly words: readonly string[]
  readonly page: NonNullable<ListingWire['search']>['pages'][number] & { readonly image: string }
}

export const foldedWords = (text: string): readonly string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/**
 * Running campaigns, running and coming deals, collections, and shops and brands with products. There are some
 * hundreds, which are matched in memory by the core's Turkish rules. A shop or brand is shown with its best seller.
 */
export async function readBrowsePages(db: Database, now: Date): Promise<readonly BrowsePage[]> {
  const { rows } = await sql<{ kind: keyof typeof places; slug: string; name: string; image: string }>`
    select 'campaign' as kind, slug, title as name, content->>'image' as image from campaigns
      where published and starts_at <= ${now} and ends_at > ${now}
    union all
    select 'deal', slug, content->>'title', content->>'image' from deals
      where exists (select from deal_slots s where s.deal = deals.slug and s.active and s.ends_at > ${now})
    union all
    select 'collection', slug, title, content->>'image' from collections
    union all
    select 'shop', s.slug, s.name, p.images[1] from shops s
      cross join lateral (select id from listed where shop_id = s.id and not adult
        order by sold_out, sold_count desc, id limit 1) best
      join products p on p.id = best.id where s.active
    union all
    select 'brand', b.slug, b.name, p.images[1] from brands b
      cross join lateral (select id from listed where brand_id = b.id and not adult
        order by sold_out, sold_count desc, id limit 1) best
      join products p on p.id = best.id`.execute(db)
  return rows.map(({ kind: place, slug, name, image }) => {
    const { kind, urlOf } = places[place]
    return { key: searchKey(name), words: foldedWords(name), page: { kind, name, url: urlOf(slug), image } }
  })
}
