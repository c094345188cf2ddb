import type { ProductDetailWire } from '@market/contract'
import { kurus, toLira } from '@market/domain'
import { parsePictureKey, printPictureKey, tones } from '../pictures/picture-key.ts'

type AttributeWire = ProductDetailWire['attributes'][number]

/** `products.attributes` as it is stored: `add_price` is in kuruş, `tone` recolours the product's picture. */
export type StoredAttribute = Omit<AttributeWire, 'values'> & {
  readonly values: readonly {
    readonly id: number
    readonly name: string
    readonly stock: number
    readonly add_price: number
    readonly tone?: string
  }[]
}

/** Attributes as they stand on the wire; a value with a tone shows the product in it. */
export const attributesWire = (attributes: readonly StoredAttribute[], thumbnail: string): AttributeWire[] =>
  attributes.map(({ attribute_type, name, values }) => ({
    attribute_type,
    name,
    values: values.map(({ tone, ...value }) => {
      const image = tone === undefined ? undefined : inTone(thumbnail, tone)
      return { ...value, add_price: toLira(kurus(value.add_price)), ...(image !== undefined && { image }) }
    }),
  }))

function inTone(key: string, name: string): string | undefined {
  const picture = parsePictureKey(key)
  const tone = tones.find((one) => one === name)
  return picture?.kind === 'product' && tone ? printPictureKey({ ...picture, tone }) : undefined
}
