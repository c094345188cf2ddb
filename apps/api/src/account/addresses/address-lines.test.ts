import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foundPlaces } from './found-places.ts'

const [, ...rows] = readFileSync(new URL('address-lines.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

/** Address lines as people write them. An empty neighbourhood means that the line does not name one. */
describe('address lines', () => {
  it.each(rows.map((row) => row.split('\t')))('%s', async (line = '', city, district, neighborhood, street) => {
    const [place] = await foundPlaces(line)
    expect(place).toMatchObject({ city, district, neighborhood, street })
  })
})
