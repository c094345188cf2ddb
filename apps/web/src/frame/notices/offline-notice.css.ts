import { type, vars, z } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const offline = style({
  ...type.ui,
  position: 'sticky',
  top: 0,
  zIndex: z.toast,
  padding: '10px 16px',
  textAlign: 'center',
  background: vars.color.text,
  color: vars.color.surface,
})
