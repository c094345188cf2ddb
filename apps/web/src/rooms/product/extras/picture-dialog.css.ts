import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** The same size for every picture; an enlarged one scrolls inside. */
export const stage = style({
  height: 'min(70dvh, 720px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.picture,
  touchAction: 'pan-x pan-y pinch-zoom',
})
export const zoom = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
})
export const zoomed = style([zoom, { width: '250%', height: '250%', cursor: 'zoom-out' }])
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'contain' })
export const bar = style({ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 12, marginTop: 12 })
export const place = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: 0,
  minWidth: 110,
  textAlign: 'center',
})
