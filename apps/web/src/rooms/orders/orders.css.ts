import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const title = style({ ...type.pageTitle, margin: 0 })
export const note = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const box = style({
  maxWidth: 520,
  display: 'grid',
  gap: 16,
  padding: 24,
  margin: '0 auto 20px',
  background: vars.color.surface,
  borderRadius: radius.panel,
})
export const cancelButton = style({ margin: 16 })
export const cancel = style({ display: 'grid', gap: 14, padding: 16, borderTop: `1px solid ${vars.color.line}` })
export const cancelRow = style({ display: 'grid', gap: 10 })
export const cancelFields = style({ display: 'grid', gap: 12, maxWidth: 420, paddingLeft: 32 })
export const cancelActions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
