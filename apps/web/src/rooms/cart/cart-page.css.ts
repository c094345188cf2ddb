import { media, radius, rem, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { barRoom } from '@market/react/bar-room'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 14, marginBottom: 14 })
export const title = style({ ...type.pageTitle, margin: 0 })
export const count = style({ ...type.ui, color: vars.color.textMuted })
export const removeAll = style({
  display: 'flex',
  alignItems: 'center',
  marginLeft: 'auto',
  '@media': { [media.md]: { marginRight: -14 } },
})
export const layout = style({
  display: 'grid',
  gap: 20,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' } },
})
export const shops = style({ display: 'grid', gap: 16, minWidth: 0 })
export const summary = style({ display: 'grid', gap: 14 })
export const actions = style({ display: 'grid', gap: 10, marginTop: 16 })
export const safe = style({ ...type.label, color: vars.color.textMuted, display: 'flex', gap: 10, margin: '8px 0 0' })
export const shopLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } })
export const foot = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  width: '100%',
})
export const noneOfShop = style({ color: vars.color.textMuted })
export const hint = style({ color: vars.color.primary, fontWeight: 600 })
export const footTotals = style({ marginLeft: 'auto', display: 'flex', flexWrap: 'wrap', gap: '2px 20px' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '84px 1fr auto',
  gap: '10px 14px',
  padding: '14px 16px',
  borderTop: `1px solid ${vars.color.line}`,
  alignItems: 'center',
  '@media': { [media.md]: { gridTemplateColumns: '96px 1fr 148px 150px' } },
})
/** A row with a checkbox before the picture. */
export const choosable = style({
  gridTemplateColumns: '18px 72px 1fr auto',
  '@media': { [media.md]: { gridTemplateColumns: '18px 96px 1fr 148px 150px' } },
})
export const choice = style({ alignSelf: 'start', '@media': { [media.md]: { alignSelf: 'center' } } })
export const choiceOfShop = style({ padding: '2px 16px', borderTop: `1px solid ${vars.color.line}` })
/** On phones the text beside the picture is tall, so the picture aligns with its top. */
export const pictureLink = style({ '@media': { [media.phone]: { alignSelf: 'start' } } })
export const picture = style({ borderRadius: radius.picture, aspectRatio: '1' })
export const about = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: '2 / -1' } } })
globalStyle(`${choosable} > ${about}`, { '@media': { [media.phone]: { gridColumn: '3 / -1' } } })
/** Tall enough to be pressed beside the line below it, whose area for a finger is taller than its text. */
export const name = style({
  ...type.ui,
  display: 'block',
  width: 'fit-content',
  padding: '2px 0',
  marginBottom: 4,
  fontSize: rem(15),
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const attributes = style({ ...type.label, color: vars.color.textMuted, margin: '4px 0' })
export const remove = style({ display: 'flex', marginLeft: -14 })
export const quantity = style({ '@media': { [media.phone]: { gridColumn: '1 / 3' } } })
globalStyle(`${choosable} > ${quantity}`, { '@media': { [media.phone]: { gridColumn: '1 / 4' } } })
export const price = style({ textAlign: 'right' })
export const loading = style({
  display: 'grid',
  gap: 16,
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: 24,
})
export const bar = style({
  ...type.ui,
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 12,
      position: 'sticky',
      bottom: 0,
      zIndex: z.sticky,
      background: vars.color.surface,
      boxShadow: vars.shadow[2],
      margin: `0 calc(-1 * ${vars.gutter})`,
      padding: '10px 12px',
    },
  },
})
// Scrolls a focused element clear of the bar.
globalStyle(`html:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBottom: 90, vars: { [barRoom]: '48px' } } },
})
globalStyle(`${bar} small`, { display: 'block', fontSize: rem(12), color: vars.color.textMuted })
globalStyle(`${bar} b`, { fontFamily: vars.font.display, fontSize: rem(20), fontVariantNumeric: 'tabular-nums' })
export const giftCode = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 10,
  margin: '12px 0 0',
})
globalStyle(`${giftCode} > :first-child`, { flex: 1, minWidth: 0 })
globalStyle(`form${giftCode} > button`, { marginTop: 24 })
globalStyle(`p${giftCode}`, { alignItems: 'center' })
export const said = style({ ...type.label, color: vars.color.primary, margin: 0, ':empty': { display: 'none' } })
export const savedList = style({ marginTop: 20 })
export const rowActions = style({ display: 'flex', flexWrap: 'wrap' })
// Aligns the buttons' text with the name above, in each row.
export const lineActions = style([rowActions, { marginLeft: -14 }])
export const notices = style({ display: 'grid', gap: 12, ':empty': { display: 'none' } })
export const earlier = style({ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 4 })
globalStyle(`${earlier} > li`, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 10px' })
globalStyle(`${earlier} > li > span`, { flex: '1 1 220px', minWidth: 0 })
globalStyle(`${earlier} small`, { ...type.label, display: 'block', color: vars.color.textMuted })
export const blocked = style({ ...type.label, color: vars.color.error, margin: 0 })
/** Aligns the button's text with the sentence if it wraps below, and with the panel's edge if it is beside it. */
export const undo = style({ marginInline: -15 })
export const removed = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 14px',
  padding: '8px 16px',
  marginBottom: 14,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
export const accessory = style({
  ...type.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  margin: '4px 0',
})
export const saved = style({ margin: '4px 0' })
const news = style({ ...type.label, display: 'flex', alignItems: 'center', gap: 4, margin: 0, fontWeight: 600 })
export const cheaper = style([news, { color: vars.color.primary }])
export const dearer = style([news, { color: vars.color.error }])
