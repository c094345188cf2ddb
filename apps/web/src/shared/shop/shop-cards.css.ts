import { radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const list = style({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
})
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // The logo is beside both text rows, which are vertically centred.
  gridTemplateRows: '1fr auto auto 1fr',
  alignItems: 'center',
  columnGap: 14,
  padding: 16,
  background: vars.color.surface,
  borderRadius: radius.panel,
  minWidth: 0,
})
globalStyle(`${card} > :first-child`, { gridRow: '1 / 5' })
export const name = style({ ...type.button, gridRow: 2, margin: 0, overflowWrap: 'anywhere' })
export const facts = style({ ...type.label, gridRow: 3, color: vars.color.textMuted, margin: '2px 0 0' })
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
})
export const ways = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0 })
