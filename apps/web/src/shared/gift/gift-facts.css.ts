import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const fact = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: '4px 0',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
