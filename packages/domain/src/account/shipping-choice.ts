/** Delivery to the address, to a branch or to a parcel locker (rules.md K3). */
export type ShippingOption = 'address' | 'branch' | 'kargomat'

/** Titles of the ways to deliver, fixed by type (specification sections 5 and 9). */
export const shippingTitles: Readonly<Record<ShippingOption, string>> = {
  address: 'Adrese Teslim',
  branch: 'Posta Şubesinden Teslim',
  kargomat: 'Kargomattan Teslim',
}

export interface ShippingChoice {
  readonly option: ShippingOption
  readonly title: string
}

/** The options in the order of the page. */
export const shippingChoices: readonly [ShippingChoice, ShippingChoice, ShippingChoice] = [
  { option: 'address', title: shippingTitles.address },
  { option: 'branch', title: shippingTitles.branch },
  { option: 'kargomat', title: shippingTitles.kargomat },
]

/** The shipping choice of a stored or sent option; delivery to the address for any other text (rules.md K3). */
export const shippingChoice = (option: string | undefined): ShippingChoice =>
  shippingChoices.find((choice) => choice.option === option) ?? shippingChoices[0]
