import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A page with a single message in its middle, such as a failed payment or a redirect to the bank. */
export const centered = style({
  ...type.body,
  maxWidth: 560,
  margin: '24px auto',
  padding: 28,
  textAlign: 'center',
  background: vars.color.surface,
  borderRadius: radius.panel,
  display: 'grid',
  gap: 14,
  justifyItems: 'center',
})
