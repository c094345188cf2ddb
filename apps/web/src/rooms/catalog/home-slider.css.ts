import { fixedColor, media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ position: 'relative', minWidth: 0, display: 'grid' })
export const slider = style({
  display: 'flex',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
  borderRadius: radius.panel,
  minWidth: 0,
})
export const slide = style({
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  display: 'grid',
  background: vars.color.header,
  color: vars.color.onHeader,
  '@media': { [media.md]: { gridTemplateColumns: '1.1fr 1fr' } },
})
export const slideText = style({
  padding: 20,
  vars: { [vars.focus]: vars.color.saffron },
  '@media': { [media.md]: { padding: '36px 32px' } },
})
export const slideKicker = style({ ...type.label, color: vars.color.saffron, fontWeight: 600, margin: '0 0 8px' })
export const slideTitle = style({ ...type.slideTitle, margin: '0 0 12px' })
export const slideSlogan = style({ ...type.body, margin: '0 0 20px', color: vars.color.headerMuted })
export const disclaimer = style({ ...type.caption, color: vars.color.headerMuted, margin: '18px 0 0' })
export const scene = style({
  order: -1,
  maxHeight: 220,
  overflow: 'hidden',
  borderInlineStart: 'none',
  '@media': { [media.md]: { order: 0, maxHeight: 'none', borderInlineStart: `2px dotted ${vars.color.saffron}` } },
})
export const scenePicture = style({
  background: fixedColor.campaign.sand.background,
  borderRadius: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
})
export const controls = style({
  position: 'absolute',
  right: 12,
  // On phones the picture stands above the words.
  top: 12,
  '@media': { [media.md]: { top: 'auto', bottom: 12 } },
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: radius.pill,
  background: vars.color.header,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const count = style({ ...type.label, fontVariantNumeric: 'tabular-nums' })
