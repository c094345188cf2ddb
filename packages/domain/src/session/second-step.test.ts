import { expect, it } from 'vitest'
import { loginCodes } from './login-codes.ts'
import { bareSecondStepCode } from './bare-second-step-code.ts'
import { secondStepKind, secondStepProblems } from './second-step.ts'
import { secondStepTicket } from './second-step-ticket.ts'

it.each([
  ['123456', 'app'],
  ['123 456', 'app'],
  ['ABCDE-FGHJK', 'recovery'],
  [' abcdefghj2 ', 'recovery'],
  ['12345', undefined],
  ['1234567', undefined],
  ['ABCDE-FGHJ', undefined],
  ['ABCDEFGHI2', undefined],
  ['ıbcdefghj2', undefined],
  ['', undefined],
])('takes %j for %s', (typed, kind) => {
  expect(secondStepKind(typed)).toBe(kind)
})

it('sends a code bare', () => {
  expect(bareSecondStepCode(' abcde-fgh j2')).toBe('ABCDEFGHJ2')
})

it('keeps from being sent what cannot be a code', () => {
  expect(secondStepProblems({ code: ' ' })).toEqual([{ field: 'code', problem: 'required' }])
  expect(secondStepProblems({ code: '12345' })).toEqual([{ field: 'code', problem: 'invalid' }])
  expect(secondStepProblems({ code: '123456' })).toEqual([])
})

it('finds the ticket in a refusal that wants a second step alone', () => {
  const refused = (code: number, data?: unknown) =>
    ({ kind: 'refused', status: 422, code, message: 'Kodu yazın.', data }) as const
  const { secondStepWanted, secondStepOver } = loginCodes
  expect(secondStepTicket(refused(secondStepWanted, { ticket: 'bilet' }))).toBe('bilet')
  for (const failure of [
    refused(secondStepOver, { ticket: 'bilet' }),
    refused(secondStepWanted),
    refused(secondStepWanted, null),
    refused(secondStepWanted, { ticket: 5 }),
    { kind: 'offline' } as const,
  ])
    expect(secondStepTicket(failure)).toBeUndefined()
})
