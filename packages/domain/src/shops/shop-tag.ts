/** What the law asks a shop to show of itself. */
export interface ShopTag {
  readonly name: string
  readonly city: string
  readonly mersis: string
  readonly kep: string
  readonly taxNumber: string
}
