import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const form = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
})
export const wide = style({ gridColumn: '1 / -1' })
export const cardGrid = style({
  display: 'grid',
  gap: 20,
  marginTop: 10,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 250px' } },
})
export const preview = style({ display: 'none', '@media': { [media.md]: { display: 'block', marginTop: 24 } } })
export const documents = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const documentBox = style({
  ...type.label,
  height: 180,
  overflowY: 'auto',
  padding: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
  background: vars.color.sunken,
})
globalStyle(`${documentBox} h3, ${documentBox} h4`, { ...type.label, fontWeight: 700, margin: '10px 0 4px' })
globalStyle(`${documentBox} > :first-child`, { marginTop: 0 })
globalStyle(`${documentBox} p`, { margin: '0 0 8px' })
globalStyle(`${documents} > div > h3`, { marginBottom: 6 })
globalStyle(`${documentBox} + *`, { marginLeft: -14 })
globalStyle(`${documentBox} table`, { width: '100%', borderCollapse: 'collapse' })
globalStyle(`${documentBox} td, ${documentBox} th`, {
  padding: 4,
  textAlign: 'left',
  borderBottom: `1px solid ${vars.color.line}`,
})
/** Link to a document inside the sentence that accepts it. */
export const documentLink = style({ color: vars.color.primary, textDecoration: 'underline', textUnderlineOffset: 3 })
export const consent = style({ display: 'grid', gap: 8, margin: '14px 0' })
export const layout = style({
  display: 'grid',
  gap: 20,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' } },
})
export const main = style({ display: 'grid', gap: 16, minWidth: 0 })
export const safe = style({
  ...type.label,
  color: vars.color.textMuted,
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  margin: '12px 0 0',
})
export const savedCards = style({ display: 'grid', gap: 2, border: 0, margin: '0 0 10px', padding: 0, minWidth: 0 })
export const savedCardsTitle = style({ ...type.ui, fontWeight: 600, textAlign: 'left', padding: '6px 0' })
export const savedCard = style({ display: 'inline-flex', alignItems: 'center', gap: 10, minWidth: 0 })
globalStyle(`${savedCard} b, ${savedCard} small`, { display: 'block', overflowWrap: 'anywhere' })
globalStyle(`${savedCards} b`, { fontWeight: 600 })
globalStyle(`${savedCard} small`, { ...type.label, color: vars.color.textMuted })
export const expiry = style({
  ...type.label,
  display: 'block',
  maxWidth: 130,
  textAlign: 'right',
  color: vars.color.textMuted,
  '@media': { [media.md]: { maxWidth: 'none' } },
})
