import { iconShape, media, radius, rem, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const hidden = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
export const hero = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2.3fr) minmax(0, 1fr)' } },
})
export const trust = style({ marginTop: 32 })
const cell = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  alignContent: 'center',
  padding: '14px 16px',
})
globalStyle(`${cell} > *`, { gridColumn: 2, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${cell} > small`, { fontSize: rem(13), color: vars.color.textMuted })
const drawn = (name: 'truck' | 'shield-check' | 'arrow-u-up-left' | 'storefront') =>
  style([
    cell,
    iconShape(name, 'lg', { color: vars.color.primary, place: '::after' }),
    { '::after': { gridArea: '1 / 1 / 3', alignSelf: 'center' } },
  ])
export const trustCell = {
  truck: drawn('truck'),
  'shield-check': drawn('shield-check'),
  'arrow-u-up-left': drawn('arrow-u-up-left'),
  storefront: drawn('storefront'),
}
export const categories = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '14px 6px',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': {
    // Wide enough for the longest word.
    '(max-width: 369px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.md]: { gap: '16px 12px' },
    [media.lg]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 16 },
  },
})
export const category = style({
  ...type.label,
  fontWeight: 500,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  textAlign: 'center',
  // Words are hyphenated only if the text is larger than the columns were designed for.
  hyphens: 'auto',
  overflowWrap: 'break-word',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [`(max-width: 639px)`]: { fontSize: rem(12) } },
  // The name may use the gaps as well, the picture may not.
  marginInline: -3,
})
export const categoryPicture = style({
  borderRadius: radius.picture,
  aspectRatio: '1',
  width: 'calc(100% - 6px)',
  marginInline: 3,
})
export const slots = style({
  display: 'flex',
  gap: 8,
  marginBottom: 14,
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
/** All deals of a slot in a single row that scrolls sideways, on large screens as well. */
export const dealRow = style({
  '@media': {
    [media.md]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'calc(100% / 4)',
      overflow: 'auto hidden',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollbarWidth: 'thin',
      scrollBehavior: 'smooth',
    },
    [media.lg]: { gridTemplateColumns: 'none', gridAutoColumns: 'calc(100% / 5)' },
    [media.xl]: { gridTemplateColumns: 'none', gridAutoColumns: 'calc(100% / 6)' },
    [media['2xl']]: { gridTemplateColumns: 'none' },
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  },
})
export const turned = style({ position: 'relative' })
/** Buttons over the row's first and last picture; phones scroll by touch and have none. */
export const rowButtons = style({
  position: 'absolute',
  insetInline: -8,
  top: 96,
  zIndex: z.cardHover,
  justifyContent: 'space-between',
  pointerEvents: 'none',
  display: 'none',
  '@media': { [media.md]: { display: 'flex' } },
})
export const rowButton = style({ pointerEvents: 'auto', borderRadius: '50%', boxShadow: vars.shadow[1] })
