import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const offer = style({ display: 'grid', gap: 8, justifyItems: 'start' })
export const placed = {
  alone: offer,
  /** Below other content of a panel. */
  inPanel: style([offer, { padding: 16, borderTop: `1px solid ${vars.color.line}` }]),
}
export const note = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
