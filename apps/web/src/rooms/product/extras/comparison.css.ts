import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const full = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const scroll = style({ overflowX: 'auto', marginTop: 12 })
/** Columns of one width; two of them fit a phone. */
export const table = style({
  ...type.ui,
  borderCollapse: 'collapse',
  width: '100%',
  tableLayout: 'fixed',
  selectors: {
    '&:has(th:nth-child(4))': { minWidth: 480 },
    '&:has(th:nth-child(5))': { minWidth: 600 },
  },
})
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 12px',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: 6 } },
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} tbody th`, { color: vars.color.textMuted, fontWeight: 400 })
globalStyle(`${table} tbody tr:first-child td`, { fontWeight: 700 })
export const corner = style({
  width: 128,
  color: vars.color.textMuted,
  fontWeight: 400,
  '@media': { [media.phone]: { width: 84 } },
})
export const product = style({ position: 'relative', fontWeight: 400 })
// Above the picture, which in the dark is a layer of its own.
export const take = style({ position: 'absolute', top: 0, right: 0, zIndex: 1 })
export const link = style({
  display: 'grid',
  gap: 8,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
globalStyle(`${link} img`, { borderRadius: radius.picture, width: '100%', maxWidth: 120, height: 'auto' })

/** The instalments of one kind of card. */
export const plan = style({
  ...type.ui,
  borderCollapse: 'collapse',
  width: '100%',
  tableLayout: 'fixed',
  marginTop: 16,
})
export const planTitle = style({ fontWeight: 700, textAlign: 'left', padding: '8px 0' })
globalStyle(`${plan} :is(th, td)`, {
  padding: '8px 4px',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${plan} thead th`, { color: vars.color.textMuted })
globalStyle(`${plan} small`, { color: vars.color.textMuted })
