import { size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Something to do that reads as a link. */
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
