import { listSlug, productId } from '@market/domain/kernel'
import type { WaitingWrite } from '@market/domain/shell'
import { afterEach, expect, it, vi } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { forgetMember } from '../forget-member.ts'
import { localWaitingMemory } from './local-waiting-memory.ts'

afterEach(() => localStorage.clear())
const line = { productId: productId(1), attrId: '3;7' }
const writes: readonly WaitingWrite[] = [
  { key: 'a', owner: 'ada', since: 1, wish: { what: 'addition', addition: { ...line, quantity: 2, insurance: [7] } } },
  {
    key: 'b',
    owner: 'ada',
    since: 2,
    wish: { what: 'addition', addition: { ...line, quantity: 1, goesWith: productId(2) } },
  },
  { key: 'c', owner: 'ada', since: 3, wish: { what: 'change', change: { ...line, oldNumber: 1, number: 2 } } },
  { key: 'd', owner: 'ada', since: 4, wish: { what: 'heart', item: line, held: false } },
  { key: 'e', owner: 'ada', since: 5, wish: { what: 'list', slug: listSlug('yaz'), item: line, held: true } },
]
const memory = () => localWaitingMemory(browserStorages(), undefined)

it('stores writes in order, until they are sent or the member leaves', () => {
  expect(memory().read()).toEqual([])
  expect(memory().write(writes)).toBe(true)
  expect(memory().read()).toEqual(writes)
  memory().write([])
  expect(localStorage).toHaveLength(0)
  memory().write(writes)
  forgetMember(browserStorages())
  expect(memory().read()).toEqual([])
})

it.each([
  ['no list', '{}'],
  ['no key', '[{"owner":"a","since":1,"wish":{"what":"heart","item":{"productId":1,"attrId":""},"held":true}}]'],
  ['no wish', '[{"key":"k","owner":"a","since":1}]'],
  ['an unknown wish', '[{"key":"k","owner":"a","since":1,"wish":{"what":"pay","item":{"productId":1,"attrId":""}}}]'],
  ['half a heart', '[{"key":"k","owner":"a","since":1,"wish":{"what":"heart","item":{"productId":1,"attrId":""}}}]'],
  [
    'a list without name',
    '[{"key":"k","owner":"a","since":1,"wish":{"what":"list","item":{"productId":1,"attrId":""},"held":true}}]',
  ],
  [
    'no quantity',
    '[{"key":"k","owner":"a","since":1,"wish":{"what":"addition","addition":{"productId":1,"attrId":""}}}]',
  ],
])('ignores %s', (_, text) => {
  localStorage.setItem('waiting_writes', text)
  expect(memory().read()).toEqual([])
})

it('returns false for a write without storage', () => {
  expect(localWaitingMemory({}, undefined).write(writes)).toBe(false)
})

it('runs in one tab at a time if the browser has locks', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<void>) => work())
  const locks = { request, query: vi.fn() } as unknown as LockManager
  const work = vi.fn(async () => undefined)
  await localWaitingMemory({}, locks).alone(work)
  await localWaitingMemory({}, undefined).alone(work)
  expect(work).toHaveBeenCalledTimes(2)
  expect(request).toHaveBeenCalledTimes(1)
})
