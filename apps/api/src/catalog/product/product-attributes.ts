import type { ProductDetailWire } from '@market/contract'
import { kurus, toLira } from '@market/domain/money'
import { colourOf, namesColours } from '@market/domain/catalog'
import { picturesInColour } from '@market/pictures'
import type { StoredAttributes } from '@market/commerce'

type AttributeWire = ProductDetailWire['attributes'][number]

/**
 * Converts attributes for the API. A selectable colour has its swatch, and the product's pictures in that colour if
 * they can be drawn.
 */
export const attributesWire = (attributes: StoredAttributes, images: readonly string[]): AttributeWire[] =>
  attributes.map(({ attribute_type, name, values }) => ({
    attribute_type,
    name,
    values: values.map(({ id, name: value, stock, add_price }) => {
      const chosen = attribute_type === 'variant' && namesColours(name)
      const colour = chosen ? colourOf(value) : undefined
      const shown = chosen ? picturesInColour(images, value) : []
      return {
        id,
        name: value,
        stock,
        add_price: toLira(kurus(add_price)),
        ...(colour !== undefined && { colour }),
        ...(shown.length > 0 && { images: shown }),
      }
    }),
  }))
