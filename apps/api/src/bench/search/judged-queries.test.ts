import { searchKey } from '@market/domain/text'
import { findCategory } from '@market/domain/catalog'
import { expect, it } from 'vitest'
import { judgedQueries as readJudgedQueries } from './judged-queries.ts'
import { queryGroups } from './judged-query.ts'

const judgedQueries = readJudgedQueries()
const wanted = judgedQueries.flatMap(({ first, never = [] }) => [...first, ...never])

it('are at least 300, each once, in every group', () => {
  expect(new Set(judgedQueries.map(({ query }) => query)).size).toBe(judgedQueries.length)
  expect(judgedQueries.length).toBeGreaterThanOrEqual(300)
  expect([...new Set(judgedQueries.map(({ group }) => group))].sort()).toEqual([...queryGroups].sort())
})

it('name categories that there are, and folded words', () => {
  expect(wanted.flatMap((one) => one.in ?? []).filter((slug) => !findCategory(slug))).toEqual([])
  const words = wanted.flatMap((one) => [
    ...(one.named ?? []),
    ...(one.choice ?? []).filter((choice) => !choice.includes(':')),
  ])
  expect(words.filter((word) => word !== searchKey(word))).toEqual([])
})
