/** Text of the badge on the cart icon; undefined shows none (rules.md C7). */
export const cartBadge = (count: number): string | undefined => {
  if (count > 9) return '9+'
  return count > 0 ? String(count) : undefined
}
