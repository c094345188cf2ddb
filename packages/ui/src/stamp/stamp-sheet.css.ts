import { createVar } from '@vanilla-extract/css'
import { variant as iconButton } from '../action/icon-button.css.ts'
import { componentStyle, componentVariants, layeredStyle } from '../tokens/component-style.ts'
import { breakpoint, media } from '../tokens/breakpoint.ts'
import { z } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { perforation } from '../tokens/perforation.ts'
import { vars } from '../tokens/theme.css.ts'

const { pitch, hole } = perforation.sheet
const radius = hole / 2
const hold = `${vars.hole} ${radius - 0.3}px,#0000 ${radius + 0.3}px`
// Whole holes, centred on the cell's edges: neighbours draw theirs over one another, so no seam can show, and the
// halves outside of the sheet vanish on the ground. `round` fits a whole number of holes between two corners.
const overhang = 3
const holes = `radial-gradient(circle,${hold})`
const lying = (y: string) => `${holes} 0 ${y}/${pitch}px ${2 * overhang}px round no-repeat`
const standing = (x: string) => `${holes} ${x} 0/${2 * overhang}px ${pitch}px no-repeat round`
const near = `-${overhang}px`
const far = `calc(100% + ${overhang}px)`

const lifted = {
  zIndex: z.cardHover,
  boxShadow: vars.shadow[2],
}

/** Width of a stamp on a `late` sheet; stamps calculate `stampHeight` from it. */
export const stampWidth = createVar('stamp-width')
/** Height that a late stamp will have once it is drawn. */
export const stampHeight = createVar('stamp-height')

export const sheet = componentStyle({ display: 'grid' }, 'sheet')
const across = (count: number) => ({
  gridTemplateColumns: `repeat(${count},minmax(0,1fr))`,
  vars: { [stampWidth]: `calc(100cqi/${count})` },
})
const columnsAt = (xs: number, sm: number, md: number, lg: number, xl: number, xxl: number) => ({
  ...across(xs),
  '@media': {
    [media.sm]: across(sm),
    [media.md]: across(md),
    [media.lg]: across(lg),
    [media.xl]: across(xl),
    [media['2xl']]: across(xxl),
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
        vars: { [stampWidth]: 'clamp(148px,42cqi,220px)' },
        overflow: 'auto hidden',
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
// `!important`, because an app's own `display` rules for stamps are outside of the layer.
const rows = `.${columns.products}.${slides}`
const open = (count: number) => `:nth-child(${count}n + ${count + 1}):nth-last-child(-n + ${count - 1})`
const fullRows = (count: number, condition: string) =>
  layeredStyle(`${rows} > ${open(count)},${rows} > ${open(count)} ~ *`, {
    '@media': { [condition]: { display: 'none !important' } },
  })
fullRows(4, `${media.md} and (width < ${breakpoint.lg}px)`)
fullRows(5, `${media.lg} and (width < ${breakpoint.xl}px)`)
layeredStyle(rows, { '@media': { [media['2xl']]: across(6) } })

/**
 * Stamps that are laid out and painted only when they come near the screen: all, or those below a phone's first screen.
 */
export const late = componentVariants(
  { all: { containerType: 'inline-size' }, rest: { containerType: 'inline-size' } },
  'late',
)
layeredStyle(`.${late.all} > *,.${late.rest} > :nth-child(n+7)`, {
  contentVisibility: 'auto',
  containIntrinsicHeight: `auto ${stampHeight}`,
  // The holes on its edges belong to it.
  overflowClipMargin: overhang,
  '@media': { print: { contentVisibility: 'visible' } },
})

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
        inset: -overhang,
        padding: overhang,
        pointerEvents: 'none',
        background: [lying(near), lying(far), standing(near), standing(far)].join(','),
        backgroundOrigin: 'content-box',
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
// A lifted stamp underlines its name, the link of its heading, and fills its cart button.
layeredStyle(`.${lifts}:hover :is(h2,h3,h4) a`, { textDecoration: 'underline', textUnderlineOffset: 3 })
layeredStyle(`.${lifts}:hover .${iconButton.framed}:enabled`, {
  background: vars.color.primary,
  borderColor: vars.color.primary,
  color: vars.color.onPrimary,
})
