import { kurus, type Money } from '@market/domain/money'
import type { StoredAttributes } from '../stored-attributes.ts'

export interface ChosenValue {
  readonly key: string
  readonly value: string
  /** Kuruş added to the product's price. */
  readonly addPrice: Money
}

export const variantsOf = (attributes: StoredAttributes): StoredAttributes =>
  attributes.filter(({ attribute_type }) => attribute_type === 'variant')

/** The value that a combination has for each variant; undefined unless it has exactly one for each. */
export function chosenValues(attributes: StoredAttributes, combination: string): readonly ChosenValue[] | undefined {
  const ids = combination === '' ? [] : combination.split(';').map(Number)
  const variants = variantsOf(attributes)
  const chosen = variants.flatMap(({ name, values }) =>
    values
      .filter(({ id }) => ids.includes(id))
      .map((value) => ({ key: name, value: value.name, addPrice: kurus(value.add_price) })),
  )
  const eachOnce = chosen.length === variants.length && new Set(chosen.map(({ key }) => key)).size === variants.length
  return eachOnce && ids.length === variants.length ? chosen : undefined
}
