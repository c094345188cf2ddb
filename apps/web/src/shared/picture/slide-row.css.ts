import { fixedColor, iconShape, media, radius, type, vars } from '@market/ui/tokens'
import { shellTimes } from '@market/domain/shell'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

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
export const scenePicture = style({
  background: fixedColor.campaign.sand.background,
  borderRadius: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
})
/** On phones above the text, else beside it. */
export const scene = style([
  scenePicture,
  {
    order: -1,
    maxHeight: 220,
    backgroundClip: 'padding-box',
    '@media': {
      [media.md]: {
        order: 0,
        maxHeight: 'none',
        borderInlineStart: `2px dotted ${vars.color.saffron}`,
      },
    },
  },
])
/** A low slide above a listing: text and picture are side by side on phones as well. */
export const lowSlide = style([
  slide,
  {
    gridTemplateColumns: 'minmax(0, 1fr) 128px',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' } },
  },
])
globalStyle(`${root}:has(${lowSlide})`, { marginBottom: 16 })
export const lowText = style({
  padding: '16px 16px 18px 20px',
  vars: { [vars.focus]: vars.color.saffron },
  '@media': { [media.md]: { padding: '22px 32px' } },
})
export const lowTitle = style({ ...type.sectionTitle, margin: '0 0 6px' })
export const lowScene = style({
  background: '#F2E3C9',
  overflow: 'hidden',
  borderInlineStart: `2px dotted ${vars.color.saffron}`,
  position: 'relative',
})
// The text decides the height. The picture is cropped so that its subject stays visible, left of its middle.
globalStyle(`${lowScene} img`, { position: 'absolute', inset: 0, objectPosition: '40% 100%' })
export const controls = style({
  position: 'absolute',
  right: 12,
  // On phones the picture is above the text.
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

const appear = keyframes({ from: { opacity: 0 } })
/** The link fades in after the headline (rules.md S16); its space is reserved, and it can be used before. */
export const headlineLink = style([
  iconShape('arrow-right', 'md'),
  {
    // The icon comes after the text; `::after` is the button's hit area.
    '::before': { order: 1 },
    animation: `${appear} 150ms ${shellTimes.headlineLinkMs}ms backwards`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
])
