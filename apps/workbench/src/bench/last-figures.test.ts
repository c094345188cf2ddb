import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lastFigures, sinceLast } from './last-figures.ts'

const run = readFileSync(new URL('recorded-run.txt', import.meta.url), 'utf8')

it('reads every row that was written down, and says what has become of it', () => {
  const last = lastFigures(run)
  expect(last.size).toBeGreaterThan(70)
  const row = { what: 'listing: elements', unit: 'elements' } as const
  const before = last.get(row.what) ?? 0
  expect(before).toBeGreaterThan(500)
  expect(sinceLast({ ...row, figure: before * 1.1 }, last)).toBe('  (+10 %)')
  expect(sinceLast({ ...row, figure: before * 0.95 }, last)).toBe('  (−5 %)')
})

it('says nothing of a row that is new, or of nothing', () => {
  expect(sinceLast({ what: 'new: elements', unit: 'elements', figure: 5 }, lastFigures(run))).toBe('')
  expect(sinceLast({ what: 'home: layout shift', unit: 'shift', figure: 0 }, lastFigures(run))).toBe('')
  expect(lastFigures('').size).toBe(0)
})
