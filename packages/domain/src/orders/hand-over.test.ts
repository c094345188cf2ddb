import { expect, it } from 'vitest'
import { handOverProblem, showsHandOverCode } from './hand-over.ts'

const paid = { right: '012345', takesCash: false }

it('takes the code as it is said, and no other', () => {
  expect(handOverProblem(paid, { code: '012 345', hasPhoto: false })).toBeUndefined()
  for (const code of ['12345', '012346', '', '0123456'])
    expect(handOverProblem(paid, { code, hasPhoto: true, left: 'door' }), code).toBe('wrong-code')
})

it('lets a parcel be left with a photo and a place, but none whose cash is to be taken', () => {
  expect(handOverProblem(paid, { left: 'neighbour', hasPhoto: true })).toBeUndefined()
  expect(handOverProblem(paid, { left: 'neighbour', hasPhoto: false })).toBe('no-photo')
  expect(handOverProblem(paid, { hasPhoto: true })).toBe('no-proof')
  const cash = { ...paid, takesCash: true }
  expect(handOverProblem(cash, { left: 'door', hasPhoto: true })).toBe('cash')
  expect(handOverProblem(cash, { code: '012345', hasPhoto: false })).toBeUndefined()
})

it('shows a code while it is of use, and not a day longer', () => {
  const door = { option: 'address', fetchUntil: null }
  expect(showsHandOverCode({ ...door, status: 'out_for_delivery' }, '2026-11-24')).toBe(true)
  expect(showsHandOverCode({ ...door, status: 'shipped' }, '2026-11-24')).toBe(false)
  expect(showsHandOverCode({ ...door, status: 'delivered' }, '2026-11-24')).toBe(false)
  const locker = { option: 'kargomat', status: 'delivered', fetchUntil: '2026-11-27' } as const
  expect(showsHandOverCode(locker, '2026-11-27')).toBe(true)
  expect(showsHandOverCode(locker, '2026-11-28')).toBe(false)
  expect(showsHandOverCode({ ...locker, status: 'out_for_delivery' }, '2026-11-27')).toBe(false)
})
