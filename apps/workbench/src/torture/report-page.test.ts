import { expect, it } from 'vitest'
import type { Row } from './make-report.ts'
import { reportPage } from './report-page.ts'

const row = (name: string, mark: Row['mark'] = '✓', seen = 'held'): Row => ({
  mark,
  name,
  share: 1,
  rounds: 3,
  seconds: 2,
  seen,
})

it('has a row of each trial in their order, and counts what held', () => {
  const page = reportPage(['1: one', '2: two'], [row('2: two', '✗', 'a | b\nc'), row('1: one')], '', 2)
  expect(page).toContain('| ✓ | 1: one | 3 | held |\n| ✗ | 2: two | 3 | a / b c |')
  expect(page).toContain('1 held, 1 broken, 0 not tried.')
})

it('keeps the rows of skipped trials, and drops those of removed trials', () => {
  const before = reportPage(['1: one', '2: two', '3: gone'], [row('1: one'), row('2: two'), row('3: gone')], '', 2)
  const page = reportPage(['1: one', '2: two'], [row('2: two', '–', 'not tried')], before, 2)
  expect(page).toContain('| ✓ | 1: one | 3 | held |\n| – | 2: two | 3 | not tried |\n')
  expect(page).not.toContain('3: gone')
})

it('shows what broke between the trials', () => {
  expect(reportPage(['1: one'], [row('1: one'), row('between trials', '✗')], '', 2)).toContain('| ✗ | between trials |')
})
