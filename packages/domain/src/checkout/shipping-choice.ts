/** To the address, to a branch or to a parcel locker (rules.md K3). */
export type ShippingOption = 'address' | 'branch' | 'kargomat'

export interface ShippingChoice {
  readonly option: ShippingOption
  readonly title: string
}

/** Fixed titles by type (specification sections 5 and 9). */
export const shippingChoices: readonly [ShippingChoice, ShippingChoice, ShippingChoice] = [
  { option: 'address', title: 'Adrese Teslim' },
  { option: 'branch', title: 'Posta Şubesinden Teslim' },
  { option: 'kargomat', title: 'Kargomattan Teslim' },
]

/** The shipping choice of a stored or sent option; delivery to the address for any other text (rules.md K3). */
export const shippingChoice = (option: string | undefined): ShippingChoice =>
  shippingChoices.find((choice) => choice.option === option) ?? shippingChoices[0]
