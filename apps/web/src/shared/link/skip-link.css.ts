import { vars, z } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A link that skips a part of the page; visible while focused. */
export const skip = style({
  position: 'absolute',
  left: -9999,
  zIndex: z.skipLink,
  ':focus': { left: 12, top: 12, padding: '12px 16px', background: vars.color.surface, color: vars.color.primary },
})
