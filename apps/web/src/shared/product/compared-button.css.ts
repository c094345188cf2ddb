import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** In the row of the count, which is no higher for it. */
export const compared = style({
  ...type.ui,
  fontWeight: 600,
  color: vars.color.primary,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  padding: '12px 12px 12px 16px',
  marginBlock: -12,
  ':hover': { textDecoration: 'underline' },
})
