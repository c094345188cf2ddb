import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    // Stays in view beside a longer list of options.
    [media.xl]: { gridTemplateColumns: '64px minmax(0, 1fr)', position: 'sticky', top: 16, alignSelf: 'start' },
  },
})
export const mainPicture = style({
  position: 'relative',
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.xl]: { order: 2 } },
})
globalStyle(`${mainPicture} img`, {
  borderRadius: radius.picture,
  aspectRatio: '1',
  objectFit: 'contain',
})
/** A button over the whole picture that opens it larger. */
export const enlarge = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.picture,
  background: 'none',
  cursor: 'zoom-in',
})
export const percent = style({ position: 'absolute', top: 12, left: 0 })
export const counter = style({
  ...type.label,
  position: 'absolute',
  right: 10,
  bottom: 10,
  padding: '3px 10px',
  borderRadius: radius.tag,
  background: vars.color.surface,
  fontWeight: 600,
})
export const thumbs = style({ display: 'flex', gap: 10, '@media': { [media.xl]: { flexDirection: 'column' } } })
export const thumb = style({
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.picture,
  background: 'none',
  cursor: 'pointer',
  width: 64,
  aspectRatio: '1',
  overflow: 'hidden',
})
export const currentThumb = style([
  thumb,
  { borderColor: vars.color.primary, boxShadow: `0 0 0 1px ${vars.color.primary}` },
])
