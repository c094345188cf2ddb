import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { barRoom } from '@market/react/bar-room'
import { centered as center } from '../../shared/section/centered.css.ts'

export { center }
export const title = style({ ...type.pageTitle, margin: '0 0 14px' })
/** The steps with the payment below, and the summary beside both. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      columnGap: 20,
      alignItems: 'start',
    },
  },
})
export const steps = style({ display: 'grid', gap: 22, minWidth: 0 })
/** Its children are placed in the page's grid directly. */
export const payment = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } })
globalStyle(`${payment} > *`, { gridColumnStart: 1 })
export const main = style({ display: 'grid', gap: 16, minWidth: 0 })
export const items = style({ listStyle: 'none', margin: 0, padding: 0 })
export const item = style({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: '52px 1fr auto',
  gap: 12,
  padding: '10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
/** A service of the line above, under its name. */
export const service = style({
  gridColumn: '2 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  color: vars.color.textMuted,
})
globalStyle(`${item} small`, { display: 'block', color: vars.color.textMuted })
export const priceChange = style({ ...type.label, display: 'block', fontWeight: 600 })
/** A gift note keeps its line breaks. */
export const giftFact = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
globalStyle(`${item} img`, { borderRadius: radius.picture })
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const place = style({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 10,
  margin: 0,
  padding: '12px 0',
})
globalStyle(`${place} small`, { display: 'block', color: vars.color.textMuted })
globalStyle(`${place} a`, { color: vars.color.primary, fontWeight: 600, textDecoration: 'none', paddingBlock: 4 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, gridColumn: '1 / -1' })
globalStyle(`${center} ${actions}`, { justifyContent: 'center' })
export const cards = style({ display: 'grid', gap: 10, border: 0, padding: 0, margin: 0 })
export const card = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'flex-start',
  padding: '10px 14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
})
export const cardText = style({ flex: '1 1 200px', minWidth: 0 })
/** Actions of a card, at its end. */
export const cardActions = style({ display: 'flex', gap: 12, marginInlineStart: 'auto' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
/** A note that begins with an icon. */
export const reason = style([note, { display: 'flex', alignItems: 'center', gap: 6, marginTop: 8 }])
globalStyle(`${cards} + button`, { marginTop: 12 })
/** Province and district, side by side on wide screens. */
export const pickupPlace = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const receiver = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' } },
})
globalStyle(`${receiver} > button`, { justifySelf: 'start' })
export const points = style({ display: 'grid', gap: 14 })
globalStyle(`${points} > button`, { marginTop: 0, justifySelf: 'start' })
export const shippingNote = style({ ...type.label, color: vars.color.textMuted, margin: '10px 0' })
/** A note under the name of a delivery option. */
export const nearest = style({ ...type.label, display: 'block', color: vars.color.textMuted })
globalStyle(`${cards} ${nearest}`, { paddingInlineStart: 30 })
export const codeRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-start' })
globalStyle(`${codeRow} > :first-child`, { flex: '1 1 220px' })
globalStyle(`${codeRow} > button`, { '@media': { [media.sm]: { marginTop: 24 } } })
export const methods = style({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
export const method = style({ padding: '4px 18px 18px', boxShadow: `inset 3px 0 ${vars.color.primary}` })
export const otherRow = style({ padding: '4px 18px' })
globalStyle(`${methods} > div + div`, { borderTop: `1px solid ${vars.color.line}` })
export const methodTitle = style({ display: 'inline-flex', alignItems: 'center', gap: 12, fontWeight: 600 })
export const methodNote = style({
  ...type.label,
  display: 'block',
  maxWidth: 130,
  textAlign: 'right',
  color: vars.color.textMuted,
  '@media': { [media.md]: { maxWidth: 'none' } },
})
export const methodBody = style({ paddingTop: 10 })
export const otherForm = style({ display: 'grid', gap: 14, maxWidth: 560 })
export const accounts = style({ border: 0, margin: 0, padding: 0 })
globalStyle(`${accounts} legend`, { ...type.ui, fontWeight: 600, padding: 0 })
/** With text of twice the size, the table is wider than a phone; the table scrolls, not the page. */
export const tableBox = style({ overflowX: 'auto' })
export const table = style({
  ...type.ui,
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: 16,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  padding: '6px 8px',
  textAlign: 'right',
  '@media': { '(width >= 360px)': { whiteSpace: 'nowrap' }, [media.md]: { padding: '6px 12px' } },
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${table} th:first-child, ${table} td:first-child`, { textAlign: 'left', whiteSpace: 'normal' })
globalStyle(`${table} th`, { fontWeight: 400, color: vars.color.textMuted, background: vars.color.sunken })
export const caption = style({ ...type.ui, fontWeight: 600, textAlign: 'left', padding: '6px 0' })
/** The summary's column; on phones the bar at the bottom must not cover its end. */
export const side = style({
  paddingBottom: 76,
  '@media': { [media.lg]: { paddingBottom: 0, gridColumn: 2, gridRow: '1 / span 2' } },
})
/** Keeps a message clear of the bar at the bottom when it is scrolled into view. */
export const said = style({ scrollMarginBlock: 96 })
/** Total and button, always in view on phones. */
export const payBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 20,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  padding: '10px 16px',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { display: 'none' } },
})
// Scrolls a focused element clear of the bar.
globalStyle(`html:has(${payBar})`, {
  scrollPaddingBottom: 140,
  vars: { [barRoom]: '88px' },
  '@media': { [media.lg]: { scrollPaddingBottom: 0, vars: { [barRoom]: '0px' } } },
})
/** On wide screens below the steps. */
export const nextBar = style([
  payBar,
  {
    '@media': {
      [media.lg]: { display: 'grid', position: 'static', padding: 0, border: 0, background: 'none' },
    },
  },
])
globalStyle(`${nextBar} > span`, { '@media': { [media.lg]: { display: 'none' } } })
globalStyle(`${payBar} > p`, { flexBasis: '100%' })
// May shrink beside the button, which does not.
globalStyle(`${payBar} > span`, { flex: '1 1 0', minWidth: 0 })
// The button's text for an order that is paid later takes two lines.
globalStyle(`${payBar} > button`, { flexShrink: 0, paddingInline: 14, maxWidth: 'max(62%, 212px)' })
globalStyle(`${payBar} small`, { ...type.label, display: 'block', color: vars.color.textMuted })
/** The total of a bar as a button that leads to the summary. */
export const barTotal = style({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  display: 'inline-grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: 6,
  minHeight: 44,
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
})
globalStyle(`${barTotal} small`, { gridColumn: '1 / -1' })
export const chosen = style({ background: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 600 })
export const stamp = style({ width: 72, height: 72 })
export const number = style({ ...type.sectionTitle, margin: 0, fontVariantNumeric: 'tabular-nums' })
export const safe = style({
  ...type.label,
  color: vars.color.textMuted,
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  margin: '12px 0 0',
})
/** The checkbox to save a card, with its explanation. */
export const keep = style({ display: 'grid', gap: 2, marginTop: 10 })
