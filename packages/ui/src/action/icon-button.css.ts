import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { fixedColor } from '../tokens/color.ts'
import { radius, size } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { iconShape } from '../icon/icon-shape.ts'
import { vars } from '../tokens/theme.css.ts'

const { color } = vars

export const base = componentStyle(
  {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    flexShrink: 0,
    borderRadius: radius.control,
    transition: hoverTransition('background-color', 'color'),
    selectors: {
      '&::after': { content: '', position: 'absolute', width: size.touch, height: size.touch },
      '&:disabled': { color: color.onDisabled, cursor: 'not-allowed' },
    },
  },
  'base',
)
export const variant = componentVariants(
  {
    /** Bare, as the cross of a dialog. */
    plain: {
      '@media': { [media.hover]: { selectors: { '&:hover': { background: color.primarySoft } } } },
    },
    /** Framed, as the cart button of a card; filled when its card is lifted. */
    framed: {
      background: color.surface,
      border: `1px solid ${color.line}`,
      color: color.primary,
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:enabled': { background: color.primary, color: color.onPrimary, borderColor: color.primary },
          },
        },
      },
    },
    /** Round and white on a picture, as the favourite button. */
    floating: {
      borderRadius: '50%',
      background: fixedColor.favourite.background,
      color: fixedColor.favourite.icon,
      boxShadow: vars.shadow[1],
      selectors: { '&[aria-pressed=true]': { color: fixedColor.favourite.active } },
      '@media': { [media.hover]: { selectors: { '&:hover': { color: fixedColor.favourite.active } } } },
    },
    /** On the header and footer. */
    header: {
      color: color.onHeader,
      background: color.headerControl,
    },
  },
  'variant',
)
/** Icons that a card's buttons have. */
export const shape = componentVariants(
  {
    heart: iconShape('heart', 'base'),
    'heart-filled': iconShape('heart-filled', 'base'),
    cart: iconShape('cart', 'base'),
    bell: iconShape('bell', 'base'),
  },
  'shape',
)
