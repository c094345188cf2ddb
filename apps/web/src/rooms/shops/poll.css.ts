import { type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({ maxWidth: 720, marginInline: 'auto' })
export const title = style({ ...type.pageTitle, margin: '0 0 14px' })
export const form = style({ display: 'grid', gap: 20 })
export const question = style({ ...type.ui, display: 'grid', gap: 6, margin: 0, padding: 0, border: 0, minWidth: 0 })
globalStyle(`${question} legend`, { fontWeight: 600, padding: 0, marginBottom: 6 })
globalStyle(`${question} small`, { ...type.label, fontWeight: 400, color: vars.color.textMuted })
export const problem = style({ ...type.label, margin: 0, color: vars.color.error })
