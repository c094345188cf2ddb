import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/index.ts'
import { testNow } from '../../../testing/test-clock.ts'
import { editSynonyms } from './edit-synonyms.ts'
import { readQueryVocabulary } from './read-query-vocabulary.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const dayMs = 86_400_000
const say = async (said: string, now = testNow()) => {
  const answer = await editSynonyms(api.deps.db, said, now)
  return answer.ok ? answer.value : `refused: ${answer.failure}`
}
const others = async (word: string, now = testNow()) => (await readQueryVocabulary(api.deps.db, now)).synonyms(word)

it('an operator adds, finds and ends words that mean the same', async () => {
  expect(await say('kot = jean = denim')).toMatch(/^(\d+): kot = jean = denim \(since \d{4}-\d\d-\d\d\)$/)
  expect(await others('jean')).toEqual(['kot', 'denim'])
  const later = new Date(testNow().getTime() + dayMs)
  const [row] = /\d+/.exec(await say('jean', later)) ?? []
  expect(await say(`end ${row}`, later)).toBe(`Row ${row} holds no longer.`)
  expect(await others('jean', later)).toBeUndefined()
  expect(await say('jean', later)).toBe('')
  expect(await others('jean'), 'the day before').toEqual(['kot', 'denim'])
})

it('one way, for a thing under one name, and taken back on the same day', async () => {
  await say('kışlık > bot, kalın mont')
  expect(await others('kislik')).toEqual(['bot', 'kalin mont'])
  expect(await others('bot')).toBeUndefined()
  await say('= şeker pancarı')
  expect(await others('seker pancari')).toEqual([])
  const [row] = /\d+/.exec(await say('kışlık')) ?? []
  await say(`end ${row}`)
  expect(await others('kislik')).toBeUndefined()
})

it.each(['=', '>', 'a > ', '> b', 'a = b > c'])('%s: says how to say it and adds nothing', async (said) => {
  const rows = () => api.deps.db.selectFrom('synonyms').select('id').execute()
  const before = await rows()
  expect(await say(said)).toMatch(/^refused: npm run synonyms/)
  expect(await rows()).toEqual(before)
})

it('says how many rows hold, and how to edit them, to one who says nothing', async () =>
  expect(await say('')).toMatch(/^\d+ rows hold today\.\nnpm run synonyms/))
