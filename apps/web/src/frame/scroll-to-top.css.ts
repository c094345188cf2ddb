import { vars, z } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const button = style({
  position: 'fixed',
  right: 20,
  bottom: 20,
  width: 44,
  height: 44,
  zIndex: z.sticky,
  boxShadow: vars.shadow[2],
})
