import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The same height for every photo, so that the buttons do not move. */
export const stage = style({
  height: 'min(70dvh, 640px)',
  borderRadius: radius.picture,
  background: vars.color.line,
  overflow: 'hidden',
})
export const photo = style({ display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' })
export const bar = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12, marginTop: 12 })
export const place = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: 0,
  minWidth: 110,
  textAlign: 'center',
})
