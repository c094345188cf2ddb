import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 16 })
export const what = style({ ...type.ui, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const actions = style({ display: 'grid', gap: 8 })
