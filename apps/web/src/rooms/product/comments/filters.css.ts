import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const filters = style({
  display: 'grid',
  gap: 14,
  marginTop: 16,
  paddingBottom: 16,
  borderBottom: `1px solid ${vars.color.line}`,
})
export const search = style({ display: 'flex', gap: 8, alignItems: 'flex-end' })
export const field = style({ flex: '1 1 0', minWidth: 0, maxWidth: 420 })
export const group = style({ display: 'grid', gap: 6 })
export const title = style({
  ...type.label,
  fontWeight: 600,
  margin: 0,
  minHeight: 24,
  selectors: { 'summary&': { cursor: 'pointer', paddingBlock: 13, marginBottom: 6 } },
})
export const chips = style({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0 })
export const how = style({ ...type.label, color: vars.color.textMuted })
export const summary = style({ cursor: 'pointer', paddingBlock: 13 })
export const text = style({ margin: '6px 0' })
export const words = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 })
