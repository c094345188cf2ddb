import type { StyleRule } from '@vanilla-extract/css'
import { size } from '../tokens/measure.ts'
import { stackedIcons } from './icon-name.ts'
import { iconStack, shapeInk } from './icon-stack.css.ts'

/** An icon that a style rule can draw without an extra element. */
type ShapedIcon = (typeof stackedIcons)[number]

interface Shape {
  /** Defaults to the text colour. */
  readonly color?: string
  readonly place?: '::before' | '::after'
}

/**
 * A style rule that draws an icon before or after its element's text. Pages have dozens of cards, and such an icon
 * saves two elements on each. The element places it as a flex or grid item.
 */
export const iconShape = (
  name: ShapedIcon,
  side: keyof typeof size.icon,
  { color, place = '::before' }: Shape = {},
): StyleRule => {
  const from = Math.round((stackedIcons.indexOf(name) * 1_000_000) / (stackedIcons.length - 1)) / 10_000
  return {
    selectors: {
      [`&${place}`]: {
        content: '',
        flexShrink: 0,
        width: size.icon[side],
        height: size.icon[side],
        // The image is one column of squares, offset by whole squares.
        mask: `${iconStack} 0 ${from}%/100% ${stackedIcons.length * 100}%`,
        background: color ?? shapeInk,
        forcedColorAdjust: 'none',
      },
    },
    ...(color && {
      '@media': { '(forced-colors: active)': { selectors: { [`&${place}`]: { background: shapeInk } } } },
    }),
  }
}
