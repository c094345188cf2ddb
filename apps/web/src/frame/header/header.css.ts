import { iconShape, media, rem, size, type, vars, z } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { container } from '../layouts/layout.css.ts'

const desktop = media.lg
export const frame = style({ position: 'relative', zIndex: z.header })
export const header = style({
  position: 'relative',
  zIndex: 1,
  background: vars.color.header,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const top = style({
  background: vars.color.headerDeep,
  display: 'none',
  '@media': { [desktop]: { display: 'block' } },
})
export const topBar = style([
  container,
  // With larger text the links wrap to a second row.
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 12,
    minHeight: size.header.topLinks,
  },
])
export const topList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  '@media': { [media.xl]: { columnGap: 20 } },
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
export const topLink = style({
  ...type.caption,
  '@media': { [media.xl]: type.label },
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '7px 0',
  color: vars.color.headerMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.onHeader, textDecoration: 'underline' },
})
/** A link to another website. */
export const outwardLink = style([
  topLink,
  iconShape('arrow-up-right', 'sm', { place: '::after' }),
  { '::after': { display: 'none' }, '@media': { [media.xl]: { '::after': { display: 'block' } } } },
])
export const bar = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"menu logo account cart" "search search search search"',
    alignItems: 'center',
    columnGap: 8,
    rowGap: 10,
    paddingBlock: '10px 14px',
    '@media': {
      [media.md]: {
        gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"menu logo search account cart"',
        columnGap: 16,
        minHeight: size.header.main,
        paddingBlock: 0,
      },
      [desktop]: { gridTemplateAreas: '"logo menu search account cart"', columnGap: 24 },
    },
  },
])
export const logo = style({
  gridArea: 'logo',
  color: 'inherit',
  textDecoration: 'none',
  // A browser may paint before it has read the words of the logo, so its place is held for what follows it.
  '@media': { [desktop]: { minWidth: rem(178) } },
})
export const action = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.touch,
  minWidth: size.touch,
  justifyContent: 'center',
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 600,
  fontSize: rem(14),
})
export const account = style([action, iconShape('user', 'lg')])
/** Phones show only the icon; the text stays for screen readers. */
export const actionText = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': {
    [desktop]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      clipPath: 'none',
      display: 'grid',
      lineHeight: 1.25,
      maxWidth: 130,
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
    },
  },
})
export const actionName = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
export const actionSmall = style({ ...type.caption, color: vars.color.headerMuted })
export const cart = style({ gridArea: 'cart', position: 'relative' })
export const cartIcon = style({ position: 'relative', display: 'grid', ...iconShape('cart', 'lg') })
export const badge = style({ position: 'absolute', top: -9, right: -10 })
export const cartText = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [desktop]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
})
export const strip = style({
  display: 'none',
  paddingTop: 4,
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { display: 'block' } },
})
/** Scrolls sideways if it is too narrow for all categories. */
export const stripList = style([
  container,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    // At 1280 px all of them end where the page does.
    gap: 'clamp(12px, 1.3vw, 20px)',
    minHeight: size.header.categoryStrip,
    listStyle: 'none',
    margin: '0 auto',
    overflow: 'auto hidden',
    scrollbarWidth: 'none',
  },
])
export const stripLink = style({
  ...type.ui,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  padding: '12px 0',
  display: 'block',
  // Drawn inside, because the row clips its overflow.
  outlineOffset: -3,
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
})
export const dealLink = style([
  stripLink,
  iconShape('lightning-filled', 'md'),
  { color: vars.color.deal, fontWeight: 700, display: 'flex', alignItems: 'center', gap: 6 },
])
