import { rem } from '@market/ui/tokens'
import { styleVariants } from '@vanilla-extract/css'

/**
 * Eight colours that main categories use in turn (specification section 9), each readable on panels of both schemes.
 */
const colours = [
  ['#0b6b5d', '#6fd0bf'],
  ['#9a5b00', '#f2b84b'],
  ['#7a2e5d', '#e59ac6'],
  ['#2f6f2a', '#8fd084'],
  ['#a8321e', '#f29b8a'],
  ['#1f5d99', '#86bdf2'],
  ['#5b45a8', '#b9a8f5'],
  ['#5f5a00', '#d2cb63'],
] as const

export const colour = styleVariants(
  Object.fromEntries(colours.map((pair, index) => [index, pair])),
  ([light, dark]) => ({ color: `light-dark(${light}, ${dark})` }),
)

/** Size of a main category's name, which the category tree sets, 24 to 32 px (rules.md L9). */
export const size = styleVariants(
  Object.fromEntries([24, 25, 26, 27, 28, 29, 30, 31, 32].map((px) => [px, px])),
  (px) => ({ fontSize: rem(px), lineHeight: 1.15 }),
)
