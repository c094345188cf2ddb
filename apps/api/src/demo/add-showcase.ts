import {
  makePickupPoints,
  seedAddedServices,
  seedBankAccounts,
  seedBanners,
  seedCampaigns,
  seedCollections,
  seedDeals,
  seedGifts,
  seedShopApplication,
  seedSlides,
  seedTags,
} from '@market/demo-data'
import { findCategory } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { applicationSetting } from '../shops/application-setting.ts'
import { insertRows } from './insert-rows.ts'
import { pickProducts } from './pick-products.ts'

const day = 86_400_000
const numbered = <Row extends object>(rows: readonly Row[]) => rows.map((row, index) => ({ id: index + 1, ...row }))

/** Adds the days of the year with their deals, slides and banners, unless they exist. */
export async function addDays(db: Database): Promise<void> {
  const done = await db.selectFrom('settings').select('key').where('key', '=', 'days').executeTakeFirst()
  if (done) return
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('deals')
      .values(
        seedDeals().days.map(({ slug, ...content }, index) => ({
          slug,
          position: seedDeals().year.length + index,
          content: JSON.stringify(content),
        })),
      )
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute()
    const last = await lastIds(trx)
    await insertRows(
      trx,
      'sliders',
      // Positions before the permanent slides.
      seedSlides().days.map((content, index) => ({
        id: last.sliders + index + 1,
        position: index - seedSlides().days.length,
        place: 'home',
        category: null,
        content,
      })),
    )
    await insertRows(
      trx,
      'banners',
      seedBanners().days.map((banner, index) => ({
        id: last.banners + index + 1,
        position: last.banners + index,
        ...banner,
      })),
    )
    await insertRows(trx, 'settings', [{ key: 'days', value: true }])
  })
}

/** Adds the editors' showcase from the products in the database, unless it exists. */
export async function addShowcase(db: Database, now: Date): Promise<void> {
  const done = await db.selectFrom('settings').select('key').where('key', '=', 'showcase').executeTakeFirst()
  if (done) return
  await db.transaction().execute(async (trx) => {
    await addDealsAndTags(trx)
    await addCampaigns(trx, now)
    await addCollections(trx)
    await addGifts(trx)
    await addCategoryContent(trx)
    await insertRows(
      trx,
      'added_services',
      seedAddedServices().map(({ category, ...service }) => ({
        ...service,
        category_id: findCategory(category)?.id ?? 0,
      })),
    )
    await insertRows(
      trx,
      'bank_accounts',
      numbered(seedBankAccounts().map((account, position) => ({ position, ...account }))),
    )
    await insertRows(trx, 'pickup_points', await makePickupPoints())
    await insertRows(trx, 'settings', [
      { key: applicationSetting, value: seedShopApplication() },
      { key: 'showcase', value: true },
    ])
  })
}

async function addDealsAndTags(trx: Database): Promise<void> {
  await insertRows(
    trx,
    'deals',
    seedDeals().year.map(({ slug, ...content }, position) => ({ slug, position, content })),
  )
  await insertRows(
    trx,
    'tags',
    seedTags().map(({ slug, name, note }, position) => ({ slug, position, name, note })),
  )
}

async function addCampaigns(trx: Database, now: Date): Promise<void> {
  for (const [index, campaign] of seedCampaigns().entries()) {
    const { slug, title, days, published, tabs, ...content } = campaign
    const [from, to] = days
    const id = index + 1
    await insertRows(trx, 'campaigns', [
      {
        id,
        slug,
        title,
        content: { ...content, tabs: tabs.map((tab) => ({ slug: tab.slug, title: tab.title })) },
        published,
        starts_at: new Date(now.getTime() + from * day),
        ends_at: new Date(now.getTime() + to * day),
      },
    ])
    for (const { slug: tab, categories, named } of tabs) {
      const picked = pickProducts({ categories, named, discounted: true, ofEach: 24, limit: 96 })
      await sql`insert into campaign_products (campaign_id, tab, product_id, position)
        select ${id}::int, ${tab}::text, picked.* from (${picked}) picked`.execute(trx)
    }
  }
}

async function addCollections(trx: Database): Promise<void> {
  for (const [index, { slug, title, categories, max, ...content }] of seedCollections().entries()) {
    const id = index + 1
    await insertRows(trx, 'collections', [{ id, slug, title, content }])
    if (categories.length === 0) continue
    const picked = pickProducts({ categories, max: max * 100, ofEach: 6, limit: 30 })
    await sql`insert into collection_products (collection_id, product_id, position)
      select ${id}::int, picked.* from (${picked}) picked`.execute(trx)
  }
}

async function addGifts(trx: Database): Promise<void> {
  for (const [position, gift] of seedGifts().entries()) {
    const { id, categories, max, named, ...content } = { named: undefined, ...gift }
    await insertRows(trx, 'gift_ideas', [{ id, position, content }])
    const picked = pickProducts({ categories, named, max: max * 100, ofEach: 5, limit: 20 })
    await sql`insert into gift_products (gift_id, product_id, position)
      select ${id}::int, picked.* from (${picked}) picked`.execute(trx)
  }
}

/** Slides and a banner for each main category; their numbers follow those of the home page. */
async function addCategoryContent(trx: Database): Promise<void> {
  const last = await lastIds(trx)
  await insertRows(
    trx,
    'sliders',
    [
      ...seedSlides().categories.map(({ category, ...content }) => ({ place: 'category', category, content })),
      ...seedSlides().campaigns.map((content) => ({ place: 'campaigns', category: null, content })),
    ].map((slide, position) => ({ ...slide, id: last.sliders + position + 1, position })),
  )
  await insertRows(
    trx,
    'banners',
    seedBanners().categories.map(({ category, image, link, tone, ...text }, position) => ({
      id: last.banners + position + 1,
      position: last.banners + position,
      place: 'top',
      category,
      content: {
        link,
        banner_url: `scene.${image}`,
        name: text.headline,
        text,
        height: 80,
        background: tone,
        gradient_background: null,
        stamps: [],
      },
    })),
  )
}

async function lastIds(trx: Database): Promise<{ readonly sliders: number; readonly banners: number }> {
  const { rows } = await sql<{ sliders: number; banners: number }>`select
    (select coalesce(max(id), 0) from sliders) as sliders, (select coalesce(max(id), 0) from banners) as banners`.execute(
    trx,
  )
  return rows[0] ?? { sliders: 0, banners: 0 }
}
