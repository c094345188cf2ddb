import { radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({ gridColumn: '1 / -1' })
export const box = style({ position: 'relative' })
export const option = style({ display: 'flex' })
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  margin: '4px 0 0',
})
export const guess = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginTop: 8,
  padding: 12,
  borderRadius: radius.menu,
  background: vars.color.primarySoft,
})
export const question = style({ ...type.ui, flexBasis: '100%', margin: 0 })
// Aligns the button's text with the field above.
globalStyle(`${chosen} > button:only-child`, { marginLeft: -14 })
