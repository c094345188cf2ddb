import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { z } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { perforation } from '../tokens/perforation.ts'
import { vars } from '../tokens/theme.css.ts'

const { pitch, hole } = perforation.sheet
const radius = hole / 2
const hold = `${vars.hole} ${radius - 0.3}px,#0000 ${radius + 0.3}px`
const depth = `${radius + 1}px`
const lying = (y: '0' | '100%') =>
  `radial-gradient(circle at 50% ${y},${hold}) 0 ${y}/${pitch}px ${depth} round no-repeat`
const standing = (x: '0' | '100%') =>
  `radial-gradient(circle at ${x} 50%,${hold}) ${x} 0/${depth} ${pitch}px no-repeat round`

const lifted = {
  zIndex: z.cardHover,
  boxShadow: vars.shadow[2],
}

export const sheet = componentStyle({ display: 'grid' }, 'sheet')
const across = (count: number) => `repeat(${count},minmax(0,1fr))`
const columnsAt = (xs: number, sm: number, md: number, lg: number, xl: number, xxl: number) => ({
  gridTemplateColumns: across(xs),
  '@media': {
    [media.sm]: { gridTemplateColumns: across(sm) },
    [media.md]: { gridTemplateColumns: across(md) },
    [media.lg]: { gridTemplateColumns: across(lg) },
    [media.xl]: { gridTemplateColumns: across(xl) },
    [media['2xl']]: { gridTemplateColumns: across(xxl) },
  },
})
export const columns = componentVariants(
  {
    products: columnsAt(2, 3, 4, 5, 6, 7),
    listing: columnsAt(2, 3, 3, 4, 5, 6),
    strip: columnsAt(2, 2, 4, 4, 4, 4),
  },
  'columns',
)
export const slides = componentStyle(
  {
    '@media': {
      [media.phone]: {
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridAutoColumns: 'clamp(148px,42%,220px)',
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
        scrollbarWidth: 'none',
        marginInline: `calc(-1 * ${vars.gutter})`,
        paddingInline: vars.gutter,
        scrollPaddingInline: vars.gutter,
      },
    },
  },
  'slides',
)
export const stamp = componentStyle(
  {
    position: 'relative',
    minWidth: 0,
    background: vars.color.surface,
    scrollSnapAlign: 'start',
    transition: hoverTransition('box-shadow'),
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        background: [lying('0'), lying('100%'), standing('0'), standing('100%')].join(','),
      },
    },
  },
  'stamp',
)
export const lifts = componentStyle(
  {
    selectors: {
      '&:has(:focus-visible)': lifted,
      '&:has(:focus-visible)::before': { visibility: 'hidden' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': lifted, '&:hover::before': { visibility: 'hidden' } } },
    },
  },
  'lifts',
)
