import { radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const scroll = style({ overflowX: 'auto', marginTop: 12 })
export const table = style({ ...type.ui, borderCollapse: 'collapse', width: '100%' })
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 12px',
  textAlign: 'left',
  verticalAlign: 'top',
  minWidth: 130,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} tbody th`, { minWidth: 96, color: vars.color.textMuted, fontWeight: 400 })
globalStyle(`${table} tbody tr:first-child td`, { fontWeight: 700 })
export const corner = style({ color: vars.color.textMuted, fontWeight: 400 })
export const product = style({ position: 'relative', fontWeight: 400 })
export const take = style({ position: 'absolute', top: 0, right: 0 })
export const link = style({
  display: 'grid',
  gap: 8,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
globalStyle(`${link} img`, { borderRadius: radius.picture })
