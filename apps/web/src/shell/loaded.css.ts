import { radius, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const waiting = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
