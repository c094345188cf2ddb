/** Why a choice of address, branch or locker is refused. */
export type DeliveryFailure =
  | { readonly code: 'delivery/unknown-pickup' }
  | { readonly code: 'delivery/other-kind-of-pickup' }
  | { readonly code: 'delivery/not-for-locker'; readonly names: readonly string[] }
  | { readonly code: 'delivery/receiver-tc' }
  | { readonly code: 'delivery/receiver-phone' }
  | { readonly code: 'delivery/receiver-name' }
  | { readonly code: 'delivery/unknown-address' }
