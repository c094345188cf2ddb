import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: 16 })
export const about = style({ ...type.ui, display: 'flex', gap: 12, alignItems: 'center', margin: 0 })
export const picture = style({ borderRadius: radius.picture, flex: 'none' })
export const now = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  padding: '10px 14px',
  background: vars.color.sunken,
  borderRadius: radius.panel,
})
export const targets = style({ display: 'flex', flexWrap: 'wrap', gap: 8, border: 0, margin: 0, padding: 0 })
export const legend = style({ ...type.label, fontWeight: 600, marginBottom: 8, padding: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0, overflowWrap: 'anywhere' })
export const all = style({ ...type.ui, margin: 0 })
export const held = style({ display: 'grid', gap: 8, justifyItems: 'start' })
export const login = style({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  '@media': { [media.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
})
