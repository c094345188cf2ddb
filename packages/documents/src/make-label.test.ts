import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'
import { type Label, makeLabel } from './make-label.ts'

const label: Label = {
  kind: 'label',
  code: '0123456789012345',
  order: 'GV-1',
  shop: 'Çiçek & Oğulları',
  to: { name: 'Elif Işık', phone: '0532 000 00 00', address: 'Gül Sk. 5, Kadıköy / İstanbul', place: null },
  cash: '123,45 TL',
  lines: ['2 × Çaydanlık'],
}
/** Widths of bars and spaces as one text. */
const drawn = (digits: string) => {
  const { bars, width } = code128(digits)
  return bars.map(({ at, width: bar }, index) => `${bar}${(bars[index + 1]?.at ?? width) - at - bar || ''}`).join('')
}

test('a number is drawn as Code 128 with its check symbol', () => {
  // Start C, 12, 34, check 82, stop: (105 + 12 + 2 × 34) mod 103 = 82.
  expect(drawn('1234')).toBe(['211232', '112232', '131123', '121241', '2331112'].join(''))
  expect(code128('0123456789012345').width).toBe(11 * 10 + 13)
  for (const digits of ['', '123', '12a4']) expect(() => code128(digits)).toThrow()
})
test('a label is one page of 100 × 150 mm, however long its texts are', async () => {
  const long = 'Ş'.repeat(600)
  const pdf = await makeLabel({
    ...label,
    shop: long,
    to: { name: long, phone: long, address: `${long} ${long}`, place: long },
    lines: Array.from({ length: 80 }, () => long),
  })
  const text = pdf.toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(text).toContain('/MediaBox [0 0 283.464567 425.19685]')
})
