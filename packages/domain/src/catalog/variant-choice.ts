import { add, type Money } from '../money/money.ts'
import type { ProductAttribute, ProductDetail } from './product.ts'
import { combinationOf } from './variant-stock.ts'

type Variants = Pick<ProductDetail, 'attributes' | 'stockCounts' | 'stock'>

const variantsOf = ({ attributes }: Pick<ProductDetail, 'attributes'>): readonly ProductAttribute[] =>
  attributes.filter(({ attributeType }) => attributeType === 'variant')

/** A colour is shown by the pictures and a single value leaves no choice; a size, and all else, is the shopper's to choose. */
const isPreset = ({ name, values }: ProductAttribute): boolean =>
  values.length < 2 || name === 'Renk' || values.some(({ colour }) => colour !== undefined)

const combinationsOf = ({ stockCounts }: Pick<ProductDetail, 'stockCounts'>) =>
  stockCounts
    .filter(({ combination }) => combination !== '')
    .map(({ combination, stock }) => ({ ids: combination.split(';').map(Number), stock }))

/**
 * The preselected values of a product page: those of a combination in stock, in the colour of the first picture if
 * possible. Sizes are not preselected.
 */
export function firstChoice(product: Pick<ProductDetail, 'attributes' | 'images' | 'stockCounts'>): readonly number[] {
  const all = combinationsOf(product)
  const inStock = all.filter(({ stock }) => stock > 0)
  const shown = product.attributes
    .flatMap(({ values }) => values)
    .find((value) => value.images?.[0] === product.images[0])?.id
  const first = inStock.find(({ ids }) => shown !== undefined && ids.includes(shown)) ?? inStock[0] ?? all[0]
  const preset = new Set(
    variantsOf(product)
      .filter(isPreset)
      .flatMap(({ values }) => values.map(({ id }) => id)),
  )
  return first?.ids.filter((id) => preset.has(id)) ?? []
}

/** The first variant of which no value is chosen yet. */
export const missingVariant = (
  product: Pick<ProductDetail, 'attributes'>,
  chosen: readonly number[],
): ProductAttribute | undefined =>
  variantsOf(product).find(({ values }) => !values.some(({ id }) => chosen.includes(id)))

/** Units in stock of all combinations that have the chosen values. */
export const stockOfChoice = (product: Variants, chosen: readonly number[]): number =>
  variantsOf(product).length === 0
    ? product.stock
    : combinationsOf(product)
        .filter(({ ids }) => chosen.every((id) => ids.includes(id)))
        .reduce((sum, { stock }) => sum + stock, 0)

/** The sum that values add to the price of a unit, in kuruş. */
export const addedPrice = (values: readonly { readonly addPrice: Money }[]): Money =>
  add(...values.map(({ addPrice }) => addPrice))

/** The sum that the chosen values add to the price of a unit, in kuruş. */
export const surchargeOf = (product: Pick<ProductDetail, 'attributes'>, chosen: readonly number[]): Money =>
  addedPrice(variantsOf(product).flatMap(({ values }) => values.filter(({ id }) => chosen.includes(id))))

/** The chosen values as text, such as `Renk: Beyaz, Numara: 36`. */
export const choiceText = (product: Pick<ProductDetail, 'attributes'>, chosen: readonly number[]): string =>
  variantsOf(product)
    .flatMap(({ name, values }) =>
      values.filter(({ id }) => chosen.includes(id)).map((value) => `${name}: ${value.name}`),
    )
    .join(', ')

/** The choice as an address has it: ids in ascending order, joined with `-`. */
export const printChoice = (chosen: readonly number[]): string => combinationOf(chosen).replaceAll(';', '-')

/** The choice that an address names; undefined unless each id is a value of another variant. */
export function parseChoice(product: Pick<ProductDetail, 'attributes'>, text: string): readonly number[] | undefined {
  if (!/^\d{1,9}(-\d{1,9}){0,9}$/.test(text)) return undefined
  const ids = text.split('-').map(Number)
  const named = variantsOf(product).map(({ values }) => ids.filter((id) => values.some((value) => value.id === id)))
  return named.every((found) => found.length <= 1) && named.flat().length === ids.length ? ids : undefined
}
