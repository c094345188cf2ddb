import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const place = style({ display: 'grid', gap: 10 })
const rule = { content: '', flex: 1, borderTop: `1px solid ${vars.color.line}` }
export const or = style({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  color: vars.color.textMuted,
  '::before': rule,
  '::after': rule,
})
