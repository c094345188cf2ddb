/** Details that a shop must publish by law. */
export interface ShopTag {
  readonly name: string
  readonly city: string
  readonly mersis: string
  readonly kep: string
  readonly taxNumber: string
  /** Last day of the shop's leave, `YYYY-MM-DD`, while it is on leave. */
  readonly leaveUntil?: string
}
