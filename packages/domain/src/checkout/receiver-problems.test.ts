import fc from 'fast-check'
import { expect, it } from 'vitest'
import { receiverProblems } from './receiver-problems.ts'

const receiver = { firstName: 'Şule', lastName: 'Çetin Öz', phone: '0532 444 55 66', tc: '' }
const fields = ['firstName', 'lastName', 'phone'] as const

it('accepts only a person with a Turkish mobile number', () => {
  expect(receiverProblems(receiver)).toEqual([])
  expect(receiverProblems({ firstName: 'R2', lastName: 'D-2', phone: '0212 444 55 66', tc: '' })).toEqual(
    fields.map((field) => ({ field, problem: 'invalid' })),
  )
})

it('V7 takes a national ID or none', () => {
  expect(receiverProblems({ ...receiver, tc: '10000000146' })).toEqual([])
  expect(receiverProblems({ ...receiver, tc: '10000000147' })).toEqual([{ field: 'tc', problem: 'invalid' }])
})

it('requires every field, in the form’s order', () => {
  const blank = fc.constantFrom('', ' ', '\t ')
  fc.assert(
    fc.property(fc.subarray([...fields]), blank, (missing, empty) => {
      const given = { ...receiver, ...Object.fromEntries(missing.map((field) => [field, empty])) }
      expect(receiverProblems(given)).toEqual(missing.map((field) => ({ field, problem: 'required' })))
    }),
  )
})

it('accepts white space around a name', () => {
  expect(receiverProblems({ firstName: ' Şule ', lastName: ' Öz', phone: ' 5324445566 ', tc: ' ' })).toEqual([])
})
