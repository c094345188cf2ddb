import { media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { container } from '../layouts/layout.css.ts'

export const footer = style({
  position: 'relative',
  marginTop: 32,
  background: vars.color.header,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const columns = style([
  container,
  {
    display: 'grid',
    gap: '24px 16px',
    gridTemplateColumns: '1fr 1fr',
    paddingBlock: '36px 24px',
    '@media': { [media.lg]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr', gap: 40 } },
  },
])
export const about = style({ gridColumn: '1 / -1', '@media': { [media.lg]: { gridColumn: 'auto' } } })
export const text = style({ ...type.ui, color: vars.color.headerMuted, maxWidth: 300, margin: '14px 0 0' })
export const title = style({ ...type.ui, fontWeight: 700, margin: '0 0 8px' })
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const link = style({
  ...type.label,
  display: 'block',
  padding: '7px 0',
  color: vars.color.headerMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.onHeader, textDecoration: 'underline' },
})
export const bottom = style([
  container,
  {
    ...type.label,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
    paddingBlock: 18,
    borderTop: '1px solid rgb(255 255 255 / 14%)',
    color: vars.color.headerMuted,
  },
])
export const copyright = style({ '@media': { [media.lg]: { marginLeft: 'auto' } } })
export const consent = style({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: '12px 0',
  textDecoration: 'underline',
  cursor: 'pointer',
})
