import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({
  maxWidth: 420,
  margin: '16px auto',
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
  display: 'grid',
  gap: 16,
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const form = style({ display: 'grid', gap: 16 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
