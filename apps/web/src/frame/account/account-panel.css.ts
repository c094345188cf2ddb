import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 16 })
export const menu = style({ listStyle: 'none', margin: -8, padding: 0 })
export const link = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 48,
  padding: '0 8px',
  boxSizing: 'border-box',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { [media.md]: { minHeight: 44 } },
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current=page]': { background: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 600 },
  },
})
export const apart = style({ borderTop: `1px solid ${vars.color.line}`, marginTop: 8, paddingTop: 8 })
globalStyle(`${link} svg`, { color: vars.color.textMuted })
globalStyle(`${link} svg:last-child:not(:first-child)`, { marginLeft: 'auto' })
