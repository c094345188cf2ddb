import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const block = style({ marginTop: 20 })
export const pageTitle = style({ ...type.pageTitle, margin: 0 })
export const pageNote = style({ ...type.ui, color: vars.color.textMuted, margin: '4px 0 0' })
export const chips = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 0',
  padding: 0,
})
export const paging = style({ display: 'flex', justifyContent: 'center', marginTop: 24 })
