import {
  deleteUserFavorites,
  getUserFavorite,
  getUserFavorites,
  postUserFavorites,
  putUserFavorites,
} from '@market/contract'
import { productId } from '@market/domain/kernel'
import { httpLists, httpSharedLists } from '@market/http'
import { listGatewayContract, sharedListGatewayContract } from '@market/testing/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { insertMember } from '../testing/insert-member.ts'
import { insertProduct, insertShop } from '../testing/insert-product.ts'
import { makeClient } from '../testing/make-client.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await insertShop(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, { id: 1 })
  await insertProduct(api.deps.db, {
    id: 2,
    variants: { Renk: { 101: 'Mor', 102: 'Gri' } },
    stocks: { '101': 3, '102': 0 },
  })
  await insertProduct(api.deps.db, { id: 3, active: false })
})
afterAll(() => api.stop())

const goods = {
  item: { productId: productId(1), attrId: '' },
  other: { productId: productId(2), attrId: '101' },
}

listGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const { client } = await makeClient(api.url, credentials)
  return { gateway: httpLists(client), ...goods }
})

sharedListGatewayContract('over HTTP', async () => {
  const { credentials } = await insertMember(api)
  const { client } = await makeClient(api.url, credentials)
  return {
    lists: httpLists(client),
    owner: httpSharedLists(client),
    guest: httpSharedLists((await makeClient(api.url)).client),
    another: httpSharedLists((await makeClient(api.url, (await insertMember(api)).credentials)).client),
    firstName: 'Ada',
    ...goods,
  }
})

describe('a list', () => {
  const member = async () => makeVisitor(api.url, (await insertMember(api)).credentials)
  const item = { product_id: 1, attributes: '' }

  it('is its owner’s alone', async () => {
    const [owner, stranger] = [await member(), await member()]
    const { collection_slug: slug } = await owner.ask(postUserFavorites, { body: { collection_name: 'Gizli' } })
    for (const asked of [
      stranger.call(getUserFavorite, { params: { slug } }),
      stranger.call(putUserFavorites, { params: { slug }, body: { add: item } }),
      stranger.call(deleteUserFavorites, { params: { slug } }),
    ])
      expect((await asked).status).toBe(404)
    expect((await stranger.ask(getUserFavorites)).lists).toHaveLength(1)
  })

  it('is begun once though the request comes twice, and by two tabs once', async () => {
    const visitor = await member()
    const body = { collection_name: 'Yaz Tatili' }
    const key = { 'idempotency-key': 'liste-anahtari-1' }
    const [one, two] = await Promise.all([1, 2].map(() => visitor.ask(postUserFavorites, { body }, key)))
    expect(one).toEqual(two)
    const others = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call(postUserFavorites, { body: { collection_name: 'Kış' } })),
    )
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await visitor.ask(getUserFavorites)).lists).toHaveLength(3)
  })

  it('holds no combination that there is not, and nothing that is not sold', async () => {
    const visitor = await member()
    const [standard] = (await visitor.ask(getUserFavorites)).lists
    const add = async (product_id: number, attributes: string) => {
      const answer = await visitor.call(putUserFavorites, {
        params: { slug: standard?.collection_slug },
        body: { add: { product_id, attributes } },
      })
      return answer.status
    }
    expect([await add(2, '102'), await add(2, ''), await add(2, '999'), await add(3, '')]).toEqual([200, 200, 422, 404])
  })

  it('still names a product that is off sale, alone or with its shop', async () => {
    const visitor = await member()
    await insertProduct(api.deps.db, { id: 4 })
    const [standard] = (await visitor.ask(getUserFavorites)).lists
    const params = { slug: standard?.collection_slug ?? '' }
    await visitor.ask(putUserFavorites, { params, body: { add: { product_id: 4 } } })
    await api.deps.db.updateTable('products').set({ active: false }).where('id', '=', 4).execute()
    const read = () => visitor.ask(getUserFavorite, { params })
    expect(await read()).toMatchObject({ count: 1, entries: [{ product: { id: 4 }, on_sale: false }] })
    await api.deps.db.updateTable('products').set({ active: true }).where('id', '=', 4).execute()
    expect(await read()).toMatchObject({ entries: [{ on_sale: true }] })
    await api.deps.db.updateTable('shops').set({ active: false }).where('id', '=', 1).execute()
    expect(await read()).toMatchObject({ count: 1, entries: [{ on_sale: false }] })
    await api.deps.db.updateTable('shops').set({ active: true }).where('id', '=', 1).execute()
  })
})
