import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeSeal } from './seal.ts'
import { hide, hideNumbers, jsonWithHidden } from './hidden.ts'
import { openRows, sealParameters } from './sealed-columns.ts'

const [old, young] = ['eski-anahtar-eski-anahtar-eski-an', 'yeni-anahtar-yeni-anahtar-yeni-an']

it('a sealed text opens to itself, and is sealed differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const seal = makeSeal([young])
      const closed = seal.close(text)
      expect(seal.open(closed)).toBe(text)
      expect(seal.close(text)).not.toBe(closed)
    }),
  )
})

it('a sealed text shows nothing of the text', () => {
  const seal = makeSeal([young])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 8 }), (text) => {
      const closed = seal.close(text)
      const bytes = Buffer.from(closed.split(':')[2] ?? '', 'base64url')
      expect(closed).not.toContain(text)
      expect(bytes.includes(text)).toBe(false)
      expect(bytes.includes(deflateRawSync(text))).toBe(false)
    }),
  )
})

it('a text that is not sealed, or damaged, is returned unchanged', () => {
  const seal = makeSeal([young])
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(60), (text, cut) => {
      const closed = seal.close(text)
      for (const hostile of [text, `sealed:${text}`, closed.slice(0, -1 - cut), `${closed.slice(0, 14)}${text}`])
        expect(seal.open(hostile)).toBe(hostile)
    }),
  )
})

it('a hidden text is sealed in JSON, and opened when rows are read', () => {
  const seal = makeSeal([young])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (iban) => {
      const [stored] = sealParameters(seal, [jsonWithHidden(hideNumbers({ iban, tc: '', name: 'Elif' }))])
      const rows = [{ seller: JSON.parse(String(stored)) }]
      expect(rows[0]?.seller).toMatchObject({ iban: expect.stringMatching(/^sealed:/), tc: '', name: 'Elif' })
      openRows(seal, rows)
      expect(rows).toEqual([{ seller: { iban, tc: '', name: 'Elif' } }])
    }),
  )
})

it('opens values of a new and an old key, and returns the sealed text without the old key', () => {
  const closed = makeSeal([old]).close('10000000146')
  const both = makeSeal([young, old])
  expect(both.open(closed)).toBe('10000000146')
  expect(makeSeal([young]).open(both.close('x'))).toBe('x')
  expect(makeSeal([young]).open(closed)).toBe(closed)
})

it('a sealed text copied into another field is not opened', () => {
  const seal = makeSeal([young])
  const stolen = seal.close('10000000146')
  const rows = [{ first_name: stolen, snapshot: { note: stolen, delivery: { address: stolen } } }]
  openRows(seal, rows)
  expect(rows).toEqual([{ first_name: stolen, snapshot: { note: stolen, delivery: { address: stolen } } }])
})

it('a hidden number is not written to a database without a seal', () => {
  expect(() => sealParameters(undefined, [hide('1')])).toThrow('no seal')
})

it('only values marked as hidden are sealed, for any characters', () => {
  const seal = makeSeal([young])
  const marks = fc.constantFrom('\uE000', '\uE001', '\uE000\uE001', 'sealed:', 'x')
  fc.assert(
    fc.property(fc.array(fc.oneof(marks, fc.string({ unit: 'binary' }))), (parts) => {
      const typed = [parts.join(''), JSON.stringify({ tc: parts.join('') }), null, 5]
      expect(sealParameters(seal, typed)).toEqual(typed)
    }),
  )
})
