import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const featured = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
})
export const featuredHead = style({
  ...type.label,
  margin: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  background: vars.color.deal,
  color: vars.color.onDeal,
})
globalStyle(`${featuredHead} b`, { fontSize: rem(18) })
export const countdown = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** Between phone and desktop width the deal has the full width, where a picture of half of it would fill the screen. */
export const featuredBody = style({
  display: 'grid',
  // With enlarged text the text is below the picture.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(120)}, 100%), 1fr))`,
  alignItems: 'center',
  gap: 14,
  padding: 16,
  flex: 1,
  '@media': {
    [media.sm]: { gridTemplateColumns: '220px 1fr', gap: 24 },
    // Beside the slider it has the slider's height; the picture takes the space that the text leaves.
    [media.lg]: { gridTemplateColumns: '1fr', gridTemplateRows: 'minmax(0, 1fr) auto', gap: 12 },
    [media.xl]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${rem(150)}, 100%), 1fr))`,
      gridTemplateRows: 'auto',
      gap: 14,
    },
  },
})
// Drawings have a margin of a sixth on each side, and only that is cropped.
globalStyle(`${featuredBody} > img`, {
  '@media': {
    [media.lg]: { height: '100%', minHeight: 160, objectFit: 'cover' },
    [media.xl]: { height: 'auto', aspectRatio: '3 / 4' },
  },
})
export const featuredText = style({ display: 'grid', gap: 8, alignContent: 'start', justifyItems: 'start' })
export const featuredName = style({ ...type.ui, fontSize: rem(15), fontWeight: 400, margin: 0 })
export const plainLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const share = style({
  ...type.label,
  margin: 0,
  padding: '0 16px 14px',
  color: vars.color.textMuted,
  display: 'grid',
  gap: 6,
})
