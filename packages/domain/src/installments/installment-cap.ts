interface CartToCap {
  readonly hasGold: boolean
  readonly shops: readonly { readonly items: readonly { readonly maxInstallment: number }[] }[]
}

/** Most instalments a cart may be paid in: the smallest of its lines, 1 with gold and 1 for an empty cart (rules.md K1). */
export const installmentCap = (cart: CartToCap): number => {
  const caps = cart.shops.flatMap((shop) => shop.items.map((item) => item.maxInstallment))
  if (cart.hasGold || caps.length === 0) return 1
  return Math.max(1, Math.min(...caps))
}
