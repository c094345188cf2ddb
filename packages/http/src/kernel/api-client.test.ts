import { deleteFollowedShop, getFollowedShops, postFollowedShop, postReviewPhoto } from '@market/contract'
import { makeRequestGate } from '@market/domain/session'
import { expect, it } from 'vitest'
import { makeApiClient } from './api-client.ts'
import type { HttpRequest } from './http-transport.ts'

const setUp = (kind: 'ios' | 'other' = 'other') => {
  const asked: HttpRequest[] = []
  let token = 'a'
  const answers: (() => void)[] = []
  const api = makeApiClient({
    baseUrl: '',
    access: {
      held: () => ({ accessToken: token, listingKey: 'k', user: undefined }) as never,
      get: async () => ({ accessToken: token }) as never,
      renew: async () => false,
      signListing: async () => '',
    },
    transport: async (request) => {
      asked.push(request)
      await new Promise<void>((resolve) => void answers.push(resolve))
      const data = request.method === 'GET' ? { results: [] } : { followed: true }
      return { status: 200, body: { success: true, data } }
    },
    requests: makeRequestGate({ platform: kind, whitelist: [] }),
  })
  return {
    api,
    asked,
    follow: (shop_id = 1) => api.send(postFollowedShop, { body: { shop_id } }),
    become: (other: string) => void (token = other),
    answer: async () => {
      await expect.poll(() => answers.length).toBeGreaterThan(0)
      for (const one of answers.splice(0)) one()
    },
  }
}

it('S4 sends one of three simultaneous writes, and all receive its response', async () => {
  const { follow, asked, answer } = setUp()
  const all = Promise.all([follow(), follow(), follow()])
  await answer()
  expect(await all).toEqual([1, 2, 3].map(() => ({ ok: true, value: { followed: true } })))
  expect(asked).toHaveLength(1)
  const later = follow()
  await answer()
  await later
  expect(asked).toHaveLength(2)
})

it('S4 sends a different write, another visitor’s write, every read, and every call of an iPhone', async () => {
  const { api, follow, asked, answer, become } = setUp()
  const all = [follow(1), follow(2), api.send(deleteFollowedShop, { params: { id: 1 } })]
  all.push(api.send(getFollowedShops, {}) as never, api.send(getFollowedShops, {}) as never)
  become('b')
  all.push(follow(1))
  await expect.poll(() => asked.length).toBe(6)
  await answer()
  await Promise.all(all)
  const phone = setUp('ios')
  const both = [phone.follow(), phone.follow()]
  await expect.poll(() => phone.asked.length).toBe(2)
  await phone.answer()
  await Promise.all(both)
})

it('sends two simultaneous files once each, and again after a lost connection', async () => {
  const asked: HttpRequest[] = []
  const api = makeApiClient({
    baseUrl: '',
    access: {
      held: () => undefined,
      get: async () => ({ accessToken: 'a' }) as never,
      renew: async () => false,
      signListing: async () => '',
    },
    transport: async (request) => {
      asked.push(request)
      if (asked.length === 1) throw new Error('lost')
      return { status: 200, body: { success: true, data: { key: 'k', preview: 'data:,' } } }
    },
  })
  const send = (byte: number) => api.send(postReviewPhoto, { params: { product: 7 }, file: Uint8Array.of(byte) })
  const answers = await Promise.all([send(1), send(2)])
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect(asked.map(({ body }) => String(body)).toSorted()).toEqual(['1', '1', '2'])
  expect(asked[0]).toMatchObject({
    url: '/eptnew/x/review-photos/7',
    headers: { 'content-type': 'application/octet-stream' },
  })
})
