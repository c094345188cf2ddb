import { shippingTitles } from './messages.ts'

/** To the address, to a branch or to a parcel locker (rules.md K3). */
export type ShippingOption = 'address' | 'branch' | 'kargomat'

export interface ShippingChoice {
  readonly option: ShippingOption
  readonly title: string
}

/** In the order they are offered. */
export const shippingChoices: readonly [ShippingChoice, ShippingChoice, ShippingChoice] = [
  { option: 'address', title: shippingTitles.address },
  { option: 'branch', title: shippingTitles.branch },
  { option: 'kargomat', title: shippingTitles.kargomat },
]

/** The shipping choice of a stored or sent option; delivery to the address for any other text (rules.md K3). */
export const shippingChoice = (option: string | undefined): ShippingChoice =>
  shippingChoices.find((choice) => choice.option === option) ?? shippingChoices[0]
