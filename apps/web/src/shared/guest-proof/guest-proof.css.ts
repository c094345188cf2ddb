import { media, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const codeRow = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-start', marginTop: 12 })
globalStyle(`${codeRow} > :first-child`, { flex: '1 1 220px' })
globalStyle(`${codeRow} > button`, { '@media': { [media.sm]: { marginTop: 24 } } })
