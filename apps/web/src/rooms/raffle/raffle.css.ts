import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 16 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const intro = style({ ...type.body, margin: 0, color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 })
export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  padding: 14,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
export const picture = style({ aspectRatio: '1', borderRadius: radius.picture })
export const soldOut = style([picture, { opacity: 0.45 }])
export const name = style({
  ...type.productName,
  fontWeight: 600,
  margin: 0,
  overflowWrap: 'anywhere',
  // Two lines, so that the prices in a row align.
  '@media': { [media.sm]: { minHeight: '2lh' } },
})
export const lines = style({ ...type.label, color: vars.color.textMuted, margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${lines} li`, { display: 'flex', gap: 6, alignItems: 'center', paddingBlock: 2 })
export const price = style({
  ...type.label,
  color: vars.color.textMuted,
  display: 'flex',
  gap: 8,
  alignItems: 'baseline',
})
// The label is grey, the price is not.
globalStyle(`${price} > *`, { color: vars.color.text })
export const buy = style({ marginTop: 'auto', display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' })
globalStyle(`${buy} > button`, { flex: 1 })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '4px 14px',
  padding: '14px 0',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const rowPicture = style({ borderRadius: radius.picture, display: 'block', gridRow: 'span 2' })
export const rowName = style({ margin: 0, overflowWrap: 'anywhere' })
export const rowEnd = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 10 })
export const amount = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, whiteSpace: 'nowrap' })
export const foot = style({ display: 'grid', gap: 12 })
export const total = style({ ...type.ui, display: 'flex', justifyContent: 'space-between', fontWeight: 600, margin: 0 })
export const numbers = style({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 8 })
export const number = style({
  ...type.ui,
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '4px 12px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.panel,
  fontVariantNumeric: 'tabular-nums',
})
export const draw = style({
  display: 'grid',
  gap: 10,
  padding: '14px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
