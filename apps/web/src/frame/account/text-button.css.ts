import { size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A button that looks like a link. */
export const textButton = style({
  ...type.ui,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: size.touch,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.primary,
  fontWeight: 600,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
})
