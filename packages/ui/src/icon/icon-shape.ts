import type { StyleRule } from '@vanilla-extract/css'
import { size } from '../tokens/measure.ts'
import { stackedIcons } from './icon-name.ts'
import { iconStack } from './icon-stack.css.ts'

/** An icon that a rule can draw, without an element of its own. */
type ShapedIcon = (typeof stackedIcons)[number]

/**
 * A rule that draws an icon before the text of its element, in the text's colour or in `color`. Cards stand on a page by
 * the dozen: an icon that is a rule spares two elements on each. The element lays it out, as a flex or grid item.
 */
export const iconShape = (name: ShapedIcon, side: keyof typeof size.icon, color = 'currentColor'): StyleRule => ({
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      width: size.icon[side],
      height: size.icon[side],
      background: color,
      // One column of squares, moved by whole squares.
      maskImage: iconStack,
      maskSize: `100% ${stackedIcons.length * 100}%`,
      maskPosition: `0 ${(stackedIcons.indexOf(name) * 100) / (stackedIcons.length - 1)}%`,
    },
  },
  '@media': {
    // Grounds are taken away there, and a mask is drawn by its ground.
    '(forced-colors: active)': { selectors: { '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' } } },
  },
})
