import { getProductQuestions, getProducts } from '@market/contract'
import { productId, shopId } from '@market/domain/kernel'
import {
  httpCampaigns,
  httpCatalog,
  httpCategories,
  httpCollections,
  httpDeals,
  httpGifts,
  httpOrigins,
  httpShopPages,
  httpShops,
} from '@market/http'
import {
  campaignCatalogContract,
  categoryCatalogContract,
  collectionCatalogContract,
  dealCatalogContract,
  giftCatalogContract,
  originCatalogContract,
  productCatalogContract,
  shopDirectoryContract,
  shopPagesContract,
} from '@market/testing/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor } from '../testing/make-visitor.ts'
import { makeClient } from '../testing/make-client.ts'

/** Tests the web app's adapters against an API with seeded data. */
let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ products: 1500 })
})
afterAll(() => api.stop())

const client = async () => (await makeClient(api.url)).client

campaignCatalogContract('over HTTP', async () => ({
  campaigns: httpCampaigns(await client()),
  running: 'kisa-hazir-evler',
  draft: 'yeni-yil-hediyeleri',
}))

it('has answered questions on what sells best', async () => {
  const visitor = await makeVisitor(api.url)
  const { results: best } = await visitor.ask(getProducts, { query: { sort: 'sell_count_desc', limit: 12 } })
  const of = await Promise.all(best.map(({ id }) => visitor.ask(getProductQuestions, { query: { productId: id } })))
  const questions = of.flatMap(({ result }) => result)
  expect(questions.length).toBeGreaterThan(0)
  for (const { answer, text } of questions) expect([text, answer?.text]).not.toContain('')
})

productCatalogContract('over HTTP', async () => ({
  catalog: httpCatalog(await client()),
  categorySlug: 'elektronik',
  product: productId(1),
  deal: 'super-firsat',
}))

categoryCatalogContract('over HTTP', async () => ({ categories: httpCategories(await client()), filled: 'elektronik' }))

collectionCatalogContract('over HTTP', async () => ({
  collections: httpCollections(await client()),
  collection: 'hafta-sonu-kahvaltisi',
  tag: 'kis-hazirligi',
}))

dealCatalogContract('over HTTP', async () => ({ deals: httpDeals(await client()), running: 'super-firsat' }))

giftCatalogContract('over HTTP', async () => ({ gifts: httpGifts(await client()), gift: 1 }))

originCatalogContract('over HTTP', async () => httpOrigins(await client()))

shopPagesContract('over HTTP', async () => {
  const shop = await api.deps.db
    .selectFrom('shops')
    .select(['id', 'slug', 'name'])
    .where('name', 'like', '%ı%')
    .where('product_count', '>', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { pages: httpShopPages(await client()), shop: { ...shop, id: shopId(shop.id) } }
})

shopDirectoryContract('over HTTP', async () => ({ shops: httpShops(await client()), shop: shopId(1) }))
