import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeOrderNumber } from './order-number.ts'

const printed = 'GV-ZT9RCKLM-MF9D'
it.each([
  'gv-zt9rcklm-mf9d',
  ' GV ZT9RCKLM MF9D ',
  '#GV-ZT9RCKLM-MF9D',
  'GV–ZT9RCKLM—MF9D',
  'GVZT9RCKLMMF9D',
  '\u202AGV-ZT9RCKLM-MF9D\u202C',
])('understands %j', (typed) => expect(normalizeOrderNumber(typed)).toBe(printed))
it('understands a Turkish capital i', () => expect(normalizeOrderNumber('gv-bİrıkim2-mf9d')).toBe('GV-BIRIKIM2-MF9D'))
it('changes nothing twice', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(normalizeOrderNumber(normalizeOrderNumber(typed))).toBe(normalizeOrderNumber(typed))
    }),
  ))
