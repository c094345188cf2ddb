import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The negative margin keeps the row of the product count at its height. */
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
