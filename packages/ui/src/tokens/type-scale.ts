/** A step of the type scale, in px; `mobile` holds below `md`. */
export interface TypeStep {
  readonly size: number
  readonly line: number
  readonly weight: number
  readonly display?: boolean
  readonly tracking?: string
  readonly mobile?: { readonly size: number; readonly line: number }
}

const steps = {
  caption: { size: 12, line: 16, weight: 400 },
  label: { size: 13, line: 18, weight: 400 },
  productName: { size: 13.5, line: 18, weight: 400 },
  ui: { size: 14, line: 20, weight: 400 },
  button: { size: 15, line: 20, weight: 600 },
  body: { size: 16, line: 24, weight: 400 },
  productTitle: { size: 22, line: 28, weight: 500, mobile: { size: 18, line: 24 } },
  sectionTitle: {
    size: 22,
    line: 28,
    weight: 700,
    display: true,
    tracking: '-0.012em',
    mobile: { size: 19, line: 24 },
  },
  pageTitle: { size: 26, line: 32, weight: 700, display: true, tracking: '-0.012em', mobile: { size: 22, line: 28 } },
  campaignTitle: {
    size: 32,
    line: 35,
    weight: 700,
    display: true,
    tracking: '-0.022em',
    mobile: { size: 24, line: 28 },
  },
  slideTitle: { size: 33, line: 37, weight: 700, display: true, tracking: '-0.022em', mobile: { size: 24, line: 28 } },
  wordmark: { size: 27, line: 26, weight: 800, display: true, tracking: '-0.03em', mobile: { size: 22, line: 22 } },
  priceCard: { size: 20, line: 24, weight: 700, display: true, tracking: '-0.01em', mobile: { size: 18, line: 22 } },
  priceDeal: { size: 27, line: 32, weight: 700, display: true },
  priceProduct: { size: 36, line: 40, weight: 700, display: true, tracking: '-0.02em', mobile: { size: 30, line: 34 } },
  priceTotal: { size: 26, line: 30, weight: 700, display: true },
  score: { size: 52, line: 52, weight: 800, display: true },
} as const satisfies Record<string, TypeStep>

/** Names of the type scale. */
export type TypeName = keyof typeof steps

/** The type scale. */
export const typeScale: Readonly<Record<TypeName, TypeStep>> = steps

/** Names of the steps that are smaller on a phone. */
export type FluidTypeName = {
  [Name in TypeName]: (typeof steps)[Name] extends { mobile: unknown } ? Name : never
}[TypeName]

/** Whether a step is smaller on a phone. */
export const isFluid = (name: TypeName): name is FluidTypeName => Boolean(typeScale[name].mobile)
