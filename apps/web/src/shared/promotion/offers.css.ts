import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 })
export const title = style({ ...type.ui, fontWeight: 600, margin: '16px 0 8px' })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 14px',
  padding: '10px 14px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: radius.panel,
  background: vars.color.surface,
})
export const about = style({ minWidth: 0, flex: '1 1 200px' })
export const name = style({ ...type.ui, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: '2px 0 0', overflowWrap: 'anywhere' })
/** The rule for all offers of the list, below it. */
export const rule = style([note, { marginTop: 12 }])
