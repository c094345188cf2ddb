import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const box = style({ ...type.body, textAlign: 'center', maxWidth: 520, margin: '48px auto' })
export const code = style({ ...type.score, color: vars.color.textMuted, margin: 0 })
export const title = style({ ...type.pageTitle, margin: '8px 0' })
export const actions = style({ display: 'flex', gap: 12, justifyContent: 'center', flexWrap: 'wrap', marginTop: 24 })
export const ways = style({
  ...type.ui,
  display: 'flex',
  gap: '4px 20px',
  justifyContent: 'center',
  flexWrap: 'wrap',
  marginTop: 20,
})
export const english = style({ ...type.caption, color: vars.color.textMuted, marginTop: 4 })
