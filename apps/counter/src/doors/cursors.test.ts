import { type DeskCall, getMessages, officeCalls, postMessage, sellerCalls } from '@market/contract/counter'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { doorTexts } from './texts.ts'
import { type DeskClient, startTestCounter, type TestCounter } from '../testing/start-test-counter.ts'

let shop: TestCounter
let clients: readonly DeskClient[]
beforeAll(async () => {
  shop = await startTestCounter()
  clients = [await shop.member('sahip'), await shop.member('destek')]
})
afterAll(() => shop.stop())

const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
const wrong = [
  'abc',
  '',
  cursor(),
  cursor(1, 2),
  cursor('1'),
  cursor(1.5),
  cursor(2 ** 60),
  cursor(null),
  cursor('2026-13-45', '1234567890123456'),
  cursor('2026-11-20', "1' or '1'='1"),
  cursor('2026-11-20T99:00:00.000Z', '00000000-0000-0000-0000-000000000000'),
  cursor('dün', 3),
]
const lists = [...new Set([...sellerCalls, ...officeCalls].map(({ call }): DeskCall => call))].filter(
  ({ query }) => query && 'entries' in query && 'after' in (query.entries as object),
)

it('refuses a cursor that is not of the list, at every list of both doors', async () => {
  expect(lists).toHaveLength(8)
  for (const call of lists)
    for (const client of clients.filter(({ door }) => call.door === door))
      for (const after of wrong) {
        const { status, message } = await client.call(call, { params: { id: 1 }, query: { after } })
        expect([call.path, after, status, message]).toEqual([call.path, after, 422, doorTexts.badCursor])
      }
})

it('answers the next page for the cursor of an answer', async () => {
  const [owner] = clients
  for (let at = 0; at < 51; at += 1) await owner?.ask(postMessage, { body: { text: `Mesaj ${at}` } })
  const first = await owner?.ask(getMessages)
  expect(first?.items).toHaveLength(50)
  const second = await owner?.ask(getMessages, { query: { after: first?.next ?? '' } })
  expect(second).toMatchObject({ items: [{ text: 'Mesaj 0' }], next: null })
})
