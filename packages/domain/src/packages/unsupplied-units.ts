/** Why a shop cannot supply units, with the text for the office and the seller. */
export const unsuppliedReasons = {
  'sold-out': 'Stokta kalmadı',
  damaged: 'Ürün hasarlı',
  'wrong-listing': 'İlan bilgisi yanlış',
  other: 'Başka bir neden',
} as const
/** Why units cannot be supplied. */
export type UnsuppliedReason = keyof typeof unsuppliedReasons
/** The text for the shopper, whatever the reason is. */
export const unsuppliedText = 'Tedarik edilemedi'

interface Units {
  /** Line number in the order, from 1. */
  readonly line: number
  readonly units: number
}

/** Whether each of the lines is named once, with at least one and at most its remaining units. */
export const areUnitsOf = (left: readonly Units[], wanted: readonly Units[]): boolean =>
  wanted.length > 0 &&
  new Set(wanted.map(({ line }) => line)).size === wanted.length &&
  wanted.every(({ line, units }) => {
    const most = left.find((one) => one.line === line)?.units ?? 0
    return Number.isSafeInteger(units) && units >= 1 && units <= most
  })
