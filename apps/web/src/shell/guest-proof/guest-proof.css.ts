import { type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const codeRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-start' })
globalStyle(`${codeRow} > :first-child`, { flex: '1 1 220px' })
globalStyle(`${codeRow} > button`, { marginTop: 24 })
