/** `products.attributes` as stored. */
export type StoredAttributes = readonly {
  readonly attribute_type: 'variant' | 'property'
  readonly name: string
  readonly values: readonly {
    readonly id: number
    readonly name: string
    readonly stock: number
    /** Kuruş on top of the product's price. */
    readonly add_price: number
  }[]
}[]
