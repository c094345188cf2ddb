import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 16, maxWidth: 720, margin: '16px auto' })
export const head = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const title = style({ ...type.pageTitle, margin: 0 })
export const intro = style({ ...type.body, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const list = style({ listStyle: 'none', margin: '8px 0 0', padding: 0 })
export const link = style({
  ...type.ui,
  display: 'block',
  padding: '10px 0',
  color: vars.color.text,
  overflowWrap: 'anywhere',
})
