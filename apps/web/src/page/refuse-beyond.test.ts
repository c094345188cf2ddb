import { expect, it } from 'vitest'
import { refuseBeyond } from './refuse-beyond.ts'

const refused = (address: string, count: number) => {
  const url = new URL(address, 'http://site')
  try {
    refuseBeyond(url, { page: Number(url.searchParams.get('page') ?? 1), limit: 48, count })
    return undefined
  } catch (thrown) {
    return thrown instanceof Response ? thrown : undefined
  }
}

it.each([
  ['/elektronik', 0],
  ['/elektronik?page=1', 0],
  ['/elektronik?page=2', 49],
])('lets %s of %i pass', (address, count) => expect(refused(address, count)).toBeUndefined())

it.each([
  ['/elektronik?page=2', 48, '/elektronik'],
  ['/elektronik?brand=Sesta&page=9999', 100, '/elektronik?brand=Sesta'],
])('answers %s of %i with 404 and the way to %s', async (address, count, back) => {
  const answer = refused(address, count)
  expect(answer?.status).toBe(404)
  expect(await answer?.json()).toMatchObject({ back })
})
