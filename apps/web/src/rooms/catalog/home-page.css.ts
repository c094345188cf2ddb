import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const hidden = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })
export const hero = style({ display: 'grid', gap: 16, '@media': { [media.lg]: { gridTemplateColumns: '2.3fr 1fr' } } })
export const slider = style({
  display: 'flex',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
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
  background: '#F2E3C9',
  order: -1,
  maxHeight: 220,
  overflow: 'hidden',
  borderInlineStart: 'none',
  '@media': { [media.md]: { order: 0, maxHeight: 'none', borderInlineStart: `2px dotted ${vars.color.saffron}` } },
})
export const scenePicture = style({
  background: 'none',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'bottom',
})
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
globalStyle(`${featuredHead} b`, { fontSize: 18 })
export const countdown = style({ display: 'flex', alignItems: 'center', gap: 8 })
export const featuredBody = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 14, padding: 16, flex: 1 })
export const featuredText = style({ display: 'grid', gap: 8, alignContent: 'start', justifyItems: 'start' })
export const featuredName = style({ ...type.ui, fontSize: 15, fontWeight: 400, margin: 0 })
export const plainLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const share = style({
  ...type.label,
  margin: 0,
  padding: '0 16px 14px',
  color: vars.color.textMuted,
  display: 'grid',
  gap: 6,
})
export const trust = style({ marginTop: 32 })
export const trustCell = style({ ...type.ui, display: 'flex', alignItems: 'center', gap: 12, padding: '14px 16px' })
globalStyle(`${trustCell} b`, { display: 'block' })
globalStyle(`${trustCell} small`, { fontSize: 13, color: vars.color.textMuted })
export const trustIcon = style({ color: vars.color.primary, flex: 'none' })
export const categories = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '14px 10px',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(10, minmax(0, 1fr))', gap: 16 } },
})
export const category = style({
  ...type.label,
  fontWeight: 500,
  display: 'grid',
  gap: 8,
  textAlign: 'center',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
  '@media': { [`(max-width: 639px)`]: { fontSize: 12 } },
})
export const categoryPicture = style({ borderRadius: radius.picture, aspectRatio: '1' })
export const campaigns = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.lg]: { gridTemplateColumns: '2fr 1fr 1fr', gridTemplateRows: 'auto auto' } },
})
const toned = (background: string, color: string) => ({ borderRadius: radius.panel, background, color })
export const tone = styleVariants({
  saffron: {
    ...toned(vars.color.saffron, vars.color.onSaffron),
    gridColumn: '1 / -1',
    '@media': { [media.lg]: { gridColumn: 'auto', gridRow: 'span 2' } },
  },
  petrol: toned(vars.color.header, vars.color.onHeader),
  plum: toned(vars.color.plum, vars.color.onHeader),
  sand: toned('#EBD9BE', '#2A1C00'),
  mint: toned('#DDEAE5', '#15211F'),
})
export const largeCampaign = style({
  padding: 20,
  minHeight: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
})
export const kicker = style({ ...type.label, fontWeight: 600, margin: 0 })
export const campaignTitle = style({ ...type.campaignTitle, margin: '6px 0' })
export const campaignText = style({ ...type.ui, margin: 0 })
export const stamps = style({
  display: 'flex',
  justifyContent: 'center',
  gap: 10,
  padding: '24px 0 12px',
  '@media': { [media.md]: { justifyContent: 'flex-end', gap: 20 } },
})
export const stampLink = style({
  ...type.label,
  color: '#15211F',
  textDecoration: 'none',
  width: 'clamp(84px, 26vw, 128px)',
})
globalStyle(`${stampLink} img`, { width: '100%', height: 'auto', display: 'block' })
globalStyle(`${stampLink} b, ${stampLink} small`, { display: 'block' })
export const campaignLink = style({
  ...type.ui,
  fontWeight: 700,
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 10,
  marginTop: 'auto',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const smallCampaign = style({
  position: 'relative',
  padding: '16px 18px',
  minHeight: 168,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
})
export const smallTitle = style({ ...type.sectionTitle, fontSize: 19, lineHeight: 1.2, margin: '0 0 6px' })
export const cutout = style({
  background: 'none',
  width: 84,
  marginLeft: 'auto',
  marginBlock: '4px -34px',
  '@media': { [media.md]: { position: 'absolute', right: 10, bottom: 8, width: 96, margin: 0 } },
})
