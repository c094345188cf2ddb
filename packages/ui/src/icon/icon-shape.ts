import type { StyleRule } from '@vanilla-extract/css'
import { size } from '../tokens/measure.ts'
import { stackedIcons } from './icon-name.ts'
import { iconStack, shapeInk } from './icon-stack.css.ts'

/** An icon that a rule can draw, without an element of its own. */
type ShapedIcon = (typeof stackedIcons)[number]

interface Shape {
  /** The text's colour unless another is named. */
  readonly color?: string
  readonly place?: '::before' | '::after'
}

/**
 * A rule that draws an icon before the text of its element, or after it. Cards stand on a page by the dozen: an icon that
 * is a rule spares two elements on each. The element lays it out, as a flex or grid item.
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
        // One column of squares, moved by whole squares.
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
