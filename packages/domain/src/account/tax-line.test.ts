import { expect, it } from 'vitest'
import { taxLine } from './tax-line.ts'

it.each([
  ['Kadıköy', 'Kadıköy Vergi Dairesi, 4540536920'],
  ['Kadıköy Vergi Dairesi', 'Kadıköy Vergi Dairesi, 4540536920'],
  ['KADIKÖY VERGİ DAİRESİ MÜDÜRLÜĞÜ', 'KADIKÖY VERGİ DAİRESİ MÜDÜRLÜĞÜ, 4540536920'],
  ['KADIKOY VERGI DAIRESI', 'KADIKOY VERGI DAIRESI, 4540536920'],
  ['Kadıköy V.D.', 'Kadıköy Vergi Dairesi, 4540536920'],
  ['Kadıköy vd', 'Kadıköy Vergi Dairesi, 4540536920'],
  ['Kadıköy V. D.', 'Kadıköy Vergi Dairesi, 4540536920'],
  ['Gökçeada Mal Müdürlüğü', 'Gökçeada Mal Müdürlüğü, 4540536920'],
  ['', '4540536920'],
])('the tax office that was written as “%s” is named once', (taxOffice, line) =>
  expect(taxLine({ taxOffice, taxNumber: '4540536920' })).toBe(line),
)
