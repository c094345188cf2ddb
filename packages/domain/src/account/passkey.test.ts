import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizePasskeyName, passkeyNameProblems, passkeyRules } from './passkey.ts'

it.each(['Telefonum', 'İş bilgisayarım 2', ' Ada’nın   anahtarı ', '👩‍💻', 'x'.repeat(passkeyRules.nameLength)])(
  'may be called %j',
  (name) => expect(passkeyNameProblems({ name })).toEqual([]),
)

it.each(['', '   '])('has a name other than %j', (name) =>
  expect(passkeyNameProblems({ name })).toEqual([{ field: 'name', problem: 'required' }]),
)

it.each(['x'.repeat(passkeyRules.nameLength + 1), 'a\u0000b', 'a\u001bb', '\ud800'])('may not be called %j', (name) =>
  expect(passkeyNameProblems({ name })).toEqual([{ field: 'name', problem: 'invalid' }]),
)

it('has the same name however often it is written down', () =>
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const name = normalizePasskeyName(typed)
      expect(normalizePasskeyName(name)).toBe(name)
      expect(passkeyNameProblems({ name })).toEqual(passkeyNameProblems({ name: typed }))
    }),
  ))
