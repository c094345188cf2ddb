import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: 16 })
export const stars = style({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 2 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: '4px 0 0' })
export const error = style({ ...type.label, color: vars.color.error, margin: 0 })
