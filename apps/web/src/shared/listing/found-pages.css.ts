import { radius, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** A single row that scrolls sideways if it is too long. */
export const row = style({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  listStyle: 'none',
  margin: '0 0 14px',
  padding: 0,
})
export const page = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.touch,
  padding: '6px 16px 6px 12px',
  borderRadius: radius.panel,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
export const picture = style({ borderRadius: radius.picture, objectFit: 'cover' })
export const name = style({ fontWeight: 700 })
export const kind = style({ ...type.caption, display: 'block', color: vars.color.textMuted })
