import { iconShape, media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: '32px 0 12px',
})
export const title = style({ ...type.sectionTitle, margin: 0 })
/** Beside the title; on phones below it, because the link is beside the title there. */
export const note = style({
  ...type.label,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { order: 1, flexBasis: '100%' } },
})
export const link = style({
  ...type.ui,
  marginLeft: 'auto',
  fontWeight: 600,
  color: vars.color.primary,
  textDecoration: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingBlock: 10,
  ...iconShape('caret-right', 'sm', { place: '::after' }),
  ':hover': { textDecoration: 'underline' },
})
