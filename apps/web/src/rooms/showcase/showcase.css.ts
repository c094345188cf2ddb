import { fixedColor, media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { chips } from '../../shared/section/page-parts.css.ts'

const ground = (background: string, color: string) => ({
  display: 'grid',
  borderRadius: radius.panel,
  overflow: 'hidden',
  background,
  color,
  '@media': {
    // A wider column would crop the objects of the scene.
    [media.md]: { gridTemplateColumns: '1fr 300px' },
  },
})
const onDark = { vars: { [vars.focus]: vars.color.saffron } }
// Light in the dark scheme as well, including its content.
const onLight = { colorScheme: 'light' }
export const hero = styleVariants({
  petrol: { ...ground(vars.color.header, vars.color.onHeader), ...onDark },
  plum: { ...ground(vars.color.plum, vars.color.onHeader), ...onDark },
  saffron: { ...ground(vars.color.saffron, vars.color.onSaffron), ...onLight },
  sand: { ...ground(fixedColor.campaign.kraft.background, fixedColor.campaign.kraft.text), ...onLight },
  mint: { ...ground(fixedColor.campaign.mist.background, fixedColor.campaign.mist.text), ...onLight },
})
export const heroText = style({
  padding: '20px 20px 22px',
  '@media': { [media.md]: { padding: 32, alignSelf: 'center' } },
})
export const heroKicker = style({ ...type.label, fontWeight: 600, margin: '0 0 8px' })
export const heroTitle = style({ ...type.slideTitle, margin: '0 0 10px', overflowWrap: 'anywhere' })
export const heroSlogan = style({ ...type.body, margin: 0 })
export const heroFacts = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 18,
  fontWeight: 600,
})
export const scene = style({
  position: 'relative',
  order: -1,
  height: 200,
  overflow: 'hidden',
  '@media': {
    [media.md]: { order: 0, height: 'auto', minHeight: 200, borderInlineStart: `2px dotted ${vars.color.ground}` },
  },
})
export const scenePicture = style({
  position: 'absolute',
  inset: 0,
  height: '100%',
  borderRadius: 0,
  background: fixedColor.campaign.sand.background,
  objectFit: 'cover',
  objectPosition: 'bottom',
})
export const intro = style({ ...type.body, maxWidth: '70ch', margin: '20px 0 0' })
export const notice = style({ marginBottom: 16 })
export const terms = style({
  ...type.ui,
  color: vars.color.textMuted,
  listStyle: 'disc',
  margin: '8px 0 0',
  paddingLeft: 20,
  display: 'grid',
  gap: 6,
})
export const termsTitle = style({ ...type.sectionTitle, margin: '32px 0 0' })
export const cards = style({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  borderRadius: radius.panel,
  overflow: 'hidden',
  background: vars.color.surface,
})
export const cardScene = style({ position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden' })
export const cardBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  flex: 1,
  padding: '14px 16px 16px',
  // The tear line between picture and text.
  borderTop: `2px dotted ${vars.color.ground}`,
})
export const cardKicker = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const cardTitle = style({ ...type.sectionTitle, fontSize: rem(19), lineHeight: 1.25, margin: 0 })
export const cardLink = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const cardText = style({ ...type.ui, margin: 0 })
export const cardFacts = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: 0,
  paddingTop: 8,
  marginTop: 'auto',
})
export const chipLabel = style({ ...type.ui, fontWeight: 600, margin: '20px 0 0' })
globalStyle(`${chipLabel} + ${chips}`, { marginTop: 8 })
export const alert = style({ margin: '12px 0' })
export const countdown = style({
  ...type.ui,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 600,
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const heroLink = style({ color: 'inherit', textUnderlineOffset: '3px', paddingBlock: 8 })
export const chipRow = style({
  '@media': { [media.md]: { display: 'grid', gridTemplateColumns: '150px 1fr', alignItems: 'baseline' } },
})
// On phones each row scrolls sideways, because seven full regions would push the products out of view.
globalStyle(`${chipRow} > ${chips}`, {
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
})
globalStyle(`${chipRow} > ${chips} > li`, { flex: 'none' })
globalStyle(`${chipRow} > ${chipLabel}`, { '@media': { [media.phone]: { marginTop: 14 } } })
