import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const thumbs = style({
  listStyle: 'none',
  display: 'flex',
  gap: 8,
  margin: '0 0 8px',
  // Room for the focus ring, which the scrolling edge would cut off.
  padding: 4,
  marginInline: -4,
  overflowX: 'auto',
})
export const thumb = style({ display: 'block', padding: 0, border: 0, background: 'none', cursor: 'zoom-in' })
export const picture = style({
  display: 'block',
  width: 84,
  height: 84,
  objectFit: 'cover',
  borderRadius: radius.picture,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.line,
})
export const row = style({ margin: '0 0 14px' })
export const title = style({ ...type.label, fontWeight: 600, margin: '0 0 6px' })
