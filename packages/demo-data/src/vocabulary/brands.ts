import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'

const tiers = { cheap: 0.82, usual: 1, dear: 1.3 }
const row = v.strictObject({
  brand: v.pipe(v.string(), v.nonEmpty('write the brand’s name')),
  prices: v.picklist(Object.keys(tiers) as (keyof typeof tiers)[], 'write cheap, usual or dear'),
})
const brands = once(
  () =>
    new Map(
      readRows(dataFile('brands.tsv'), row).map(({ brand, prices }, index) => [brand, { id: index + 1, prices }]),
    ),
)

/** Every brand once; its place is its id. */
export const brandList = (): readonly string[] => [...brands().keys()]

export const isBrand = (brand: string): boolean => brands().has(brand)
export const brandId = (brand: string): number => brands().get(brand)?.id ?? 0

/** The factor by which a brand multiplies a price. */
export const brandTier = (brand: string): number => tiers[brands().get(brand)?.prices ?? 'usual']
