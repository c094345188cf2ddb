import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
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
    '@media': { [media.lg]: { gridTemplateColumns: '1.6fr 1fr 1fr 1fr 1fr', gap: 32 } },
  },
])
export const about = style({ gridColumn: '1 / -1', '@media': { [media.lg]: { gridColumn: 'auto' } } })
export const text = style({ ...type.ui, color: vars.color.headerMuted, maxWidth: 300, margin: '14px 0 0' })
export const networks = style({ display: 'flex', gap: 8, listStyle: 'none', margin: '14px 0 0', padding: 0 })
export const network = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: radius.control,
  background: 'rgb(255 255 255 / 10%)',
  color: 'inherit',
  ':hover': { background: 'rgb(255 255 255 / 20%)' },
})
export const app = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  '@media': { [media.lg]: { gridColumn: 'auto', display: 'block' } },
})
export const store = style({
  ...type.ui,
  fontWeight: 700,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 150,
  minHeight: 46,
  boxSizing: 'border-box',
  padding: '4px 12px',
  marginBottom: 10,
  border: '1px solid rgb(255 255 255 / 35%)',
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { background: 'rgb(255 255 255 / 10%)' },
})
globalStyle(`${app} > p`, { flexBasis: '100%' })
globalStyle(`${store} small`, { ...type.caption, display: 'block', fontWeight: 400, color: vars.color.headerMuted })
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
