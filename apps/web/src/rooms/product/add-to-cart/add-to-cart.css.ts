import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const panel = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  maxWidth: 640,
  marginInline: 'auto',
  padding: 20,
  display: 'grid',
  gap: 16,
  '@media': { [media.md]: { padding: 28 } },
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const note = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const product = style({ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 16, alignItems: 'center' })
export const picture = style({ width: 120, height: 120, borderRadius: radius.picture })
export const text = style({ display: 'grid', gap: 6, minWidth: 0 })
export const name = style({ ...type.body, margin: 0, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
