import { expect, it } from 'vitest'
import { roomScore, withScore } from './room-score.ts'

const mutants = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'].map((status) => ({ status }))
const page = '| room | mutants | survived | score |\n|---|---|---|---|\n| money | 10 | 0 | 100.0 % |\n\nText.\n'

it('counts an undetected mutant as survived, and one that cannot run not at all', () => {
  expect(roomScore('cart', { files: { 'a.ts': { mutants }, 'b.ts': { mutants: [] } } })).toEqual({
    room: 'cart',
    mutants: 5,
    survived: 2,
  })
})

it('adds a room to the table or renews its line', () => {
  const added = withScore(page, { room: 'cart', mutants: 8, survived: 1 })
  expect(added).toBe(page.replace('\n\nText', '\n| cart | 8 | 1 | 87.5 % |\n\nText'))
  expect(withScore(added, { room: 'money', mutants: 3, survived: 1 })).toBe(
    added.replace('| money | 10 | 0 | 100.0 % |', '| money | 3 | 1 | 66.7 % |'),
  )
})
