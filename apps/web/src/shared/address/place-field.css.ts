import { radius, rem, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const field = style({ gridColumn: '1 / -1' })
export const box = style({ position: 'relative' })
export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  paddingBlock: 8,
  zIndex: z.suggestions,
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: radius.menu,
  boxShadow: vars.shadow[3],
})
export const closed = style({ display: 'none' })
export const option = style({
  ...type.ui,
  fontSize: rem(15),
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: size.touch,
  padding: '2px 14px',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
})
export const activeOption = style([
  option,
  { background: vars.color.primarySoft, boxShadow: `inset 3px 0 ${vars.color.primary}` },
])
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
