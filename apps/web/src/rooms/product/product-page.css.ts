import { media, radius, rem, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { barRoom } from '@market/react/bar-room'

const dashed = `1px dashed ${vars.color.controlBorder}`
export const sheet = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: 12,
  display: 'grid',
  gap: 22,
  '@media': {
    [media.md]: { padding: 18, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [media.xl]: { gridTemplateColumns: '474px minmax(0, 1fr) 282px', gridTemplateRows: 'auto' },
  },
})
/** Reserves space for the actions, which load late: up to six, two in a row. */
export const actionsPlace = style({ minHeight: `calc(3 * ${size.touch})` })
/** For a seventh action, if the product is also sold wholesale. */
export const fullActionsPlace = style({ minHeight: `calc(4 * ${size.touch})` })
export const services = style({
  ...type.ui,
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: '10px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
})
globalStyle(`${services} legend`, { ...type.label, fontWeight: 600, padding: '0 4px' })
export const serviceNote = style({ ...type.label, display: 'block', color: vars.color.textMuted })
export const buy = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  '@media': { [media.md]: { gridRow: 'span 2' }, [media.xl]: { gridRow: 'auto' } },
})
export const title = style({ ...type.productTitle, margin: 0, fontWeight: 500, textWrap: 'pretty' })
export const rating = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  paddingBottom: 12,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const inlineLink = style({ color: vars.color.primary, fontWeight: 600, textDecoration: 'none', paddingBlock: 4 })
export const priceRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 14px' })
export const dealLine = style({
  ...type.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  margin: 0,
  padding: '8px 14px',
  borderRadius: radius.panel,
  background: vars.color.dealSoft,
  color: vars.color.onDealSoft,
})
globalStyle(`${dealLine} a`, { color: 'inherit', fontWeight: 700 })
export const saved = style({ ...type.label, color: vars.color.deal, fontWeight: 700 })
export const facts = style({
  ...type.label,
  listStyle: 'none',
  margin: 0,
  padding: '0 0 12px',
  display: 'grid',
  gap: 8,
  color: vars.color.textMuted,
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${facts} li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 })
globalStyle(`${facts} b`, { color: vars.color.text })
export const discount = style({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: 12,
  padding: '10px 14px',
  borderRadius: radius.panel,
  background: vars.color.dealSoft,
  color: vars.color.onDealSoft,
})
export const variant = style({ ...type.ui, border: 0, margin: 0, padding: 0 })
globalStyle(`${variant} legend`, { padding: 0, marginBottom: 6, color: vars.color.textMuted })
globalStyle(`${variant} legend b`, { color: vars.color.text })
export const asked = style({
  ...type.label,
  color: vars.color.error,
  fontWeight: 600,
  margin: '0 0 6px',
  ':empty': { display: 'none' },
})
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const choice = style({
  position: 'relative',
  minWidth: 64,
  minHeight: size.touch,
  padding: '6px 14px',
  boxSizing: 'border-box',
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  fontWeight: 600,
  ':focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
})
export const choiceName = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 8 })
/** The border keeps white on white and black on black visible. */
export const swatch = style({
  width: 20,
  height: 20,
  flex: 'none',
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${vars.color.controlBorder}`,
})
globalStyle(`${choice} small`, { fontSize: rem(12), fontWeight: 400, color: vars.color.textMuted })
export const currentChoice = style([
  choice,
  {
    borderColor: vars.color.primary,
    boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    background: vars.color.primarySoft,
    color: vars.color.onPrimarySoft,
  },
])
export const soldOutChoice = style([choice, { borderStyle: 'dashed', color: vars.color.textMuted }])
export const radio = style({
  position: 'absolute',
  opacity: 0,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'pointer',
})
/** Quantity and button side by side; on phones the button is fixed to the lower edge, with the price. */
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  alignItems: 'start',
  '@media': { [media.phone]: { display: 'contents' } },
})
// As high as the button beside it.
globalStyle(`${order} > :first-child > :first-child`, { '@media': { [media.md]: { minHeight: size.control.lg } } })
export const barPrice = style({
  ...type.priceCard,
  display: 'none',
  '@media': { [media.phone]: { display: 'block', gridColumn: '1 / -1' } },
})
export const barChoice = style({ ...type.caption, display: 'block', color: vars.color.textMuted })
export const buyButton = style({ paddingInline: 12 })
/** Fits with the text on one line, for sums up to hundreds of thousands. */
export const buttonPrice = style({
  fontSize: rem(14),
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})
export const buyBar = style({
  display: 'grid',
  gap: 8,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      position: 'sticky',
      bottom: 0,
      zIndex: z.sticky,
      background: vars.color.surface,
      margin: '0 -12px',
      padding: '10px 12px',
      boxShadow: vars.shadow[2],
    },
  },
})
// Scrolls a focused element clear of the bar.
globalStyle(`html:has(${buyBar})`, {
  '@media': { [media.phone]: { scrollPaddingBottom: 120, vars: { [barRoom]: '88px' } } },
})
/** Aligns the button's text with the line if it wraps. */
export const installmentsButton = style({ marginInline: '-8px', paddingInline: 8, flexShrink: 0 })
/** Reserves three lines on phones for the offer of the member's card, which loads late. */
export const ownCard = style({ minHeight: `calc(3 * ${rem(19)})` })
globalStyle(`${facts} ${ownCard}`, { flexWrap: 'nowrap' })
export const lastPieces = style({ ...type.label, color: vars.color.onDealSoft, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
/** A hint for browsers without script, which the cart needs. */
export const scriptless = style({
  ...type.label,
  display: 'none',
  margin: 0,
  '@media': { '(scripting: none)': { display: 'block' } },
})
export const side = style({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  '@media': {
    // Below the pictures, beside the options.
    [media.md]: { gridArea: '2 / 1' },
    [media.xl]: { gridArea: 'auto' },
  },
})
export const parcelLabel = style({
  ...type.ui,
  margin: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
  overflow: 'hidden',
  background: vars.color.sunken,
})
globalStyle(`${parcelLabel} dt`, { ...type.caption, color: vars.color.textMuted })
globalStyle(`${parcelLabel} dd`, { margin: 0, fontWeight: 600 })
export const labelHead = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 12px',
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
})
export const labelNote = style({ ...type.caption, margin: 0, padding: '6px 12px', color: vars.color.textMuted })
export const labelLines = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', margin: 0 })
globalStyle(`${labelLines} > div`, { padding: '8px 12px', borderTop: dashed })
export const labelWide = style({ gridColumn: '1 / -1' })
/** Reserves space for a line that loads late. */
export const handover = style({
  ...type.label,
  fontWeight: 600,
  marginTop: 4,
  minHeight: `calc(2 * ${type.label.lineHeight})`,
})
export const shopCard = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
  padding: 12,
  display: 'grid',
  gap: 10,
})
export const shopName = style({ ...type.ui, display: 'flex', gap: 10, margin: 0, alignItems: 'center' })
globalStyle(`${shopName} small`, { display: 'block', fontSize: rem(12), color: vars.color.textMuted })
export const tag = style({ ...type.label, color: vars.color.textMuted })
globalStyle(`${tag} summary`, { cursor: 'pointer', paddingBlock: 13 })
globalStyle(`${tag} dl`, { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 10px', margin: '6px 0 0' })
globalStyle(`${tag} dd`, { margin: 0, overflowWrap: 'anywhere', color: vars.color.text })
export const promises = style({
  ...type.label,
  listStyle: 'none',
  margin: 0,
  padding: 4,
  display: 'grid',
  gap: 10,
  color: vars.color.textMuted,
  alignContent: 'start',
})
globalStyle(`${promises} li`, { display: 'flex', gap: 8, alignItems: 'center' })
export const panel = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: '16px 18px 20px',
  marginTop: 22,
})
export const panelTitle = style({ ...type.sectionTitle, margin: '0 0 12px' })
export const description = style({ ...type.body, maxWidth: 720, margin: '0 0 16px' })
export const properties = style({
  ...type.ui,
  margin: 0,
  display: 'grid',
  gap: '0 32px',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
})
export const property = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '9px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${property} dt`, { color: vars.color.textMuted })
globalStyle(`${property} dd`, { margin: 0, fontWeight: 600, textAlign: 'right' })
export const commentLayout = style({
  display: 'grid',
  gap: 24,
  '@media': {
    [media.md]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: '280px minmax(0, 1fr)' },
  },
})

export const offers = style({ borderBlock: `1px dashed ${vars.color.line}`, paddingBlockEnd: 2 })
export const offersTitle = style({ ...type.ui, fontWeight: 600, cursor: 'pointer', paddingBlock: 12 })
