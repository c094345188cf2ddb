import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const photos = style({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
})
export const note = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: 0,
  selectors: { '&:empty': { display: 'none' } },
})
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 10 })
export const item = style({ flex: '0 1 auto', minWidth: 96, maxWidth: '100%' })
/** The remove button is inside the frame's corner, so that no photo is cut at 390 px. */
export const frame = style({ position: 'relative', width: 96, height: 96 })
export const preview = style({
  display: 'block',
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: radius.picture,
})
export const blank = style({
  display: 'grid',
  placeItems: 'center',
  width: 96,
  height: 96,
  borderRadius: radius.picture,
  border: `1px dashed ${vars.color.line}`,
  color: vars.color.textMuted,
})
export const remove = style({
  position: 'absolute',
  top: 4,
  insetInlineEnd: 4,
  width: 28,
  height: 28,
  borderRadius: radius.pill,
  background: vars.color.surface,
})
export const error = style({ ...type.label, color: vars.color.error, margin: '4px 0 0', maxWidth: 320 })
