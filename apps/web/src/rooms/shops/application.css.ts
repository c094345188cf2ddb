import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const frame = style({ maxWidth: 820, margin: '0 auto', display: 'grid', gap: 16 })
export const title = style({ ...type.pageTitle, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
globalStyle(`${note} a`, { color: vars.color.primary, fontWeight: 600 })
export const form = style({ display: 'grid', gap: 16 })
export const grid = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const end = style({
  display: 'grid',
  gap: 14,
  padding: 18,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
