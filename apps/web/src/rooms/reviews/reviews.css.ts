import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { pictureRow } from '../../shared/product/picture-row.ts'

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style(pictureRow(64))
export const picture = style({ borderRadius: radius.picture, display: 'block' })
export const name = style({ ...type.ui, margin: 0 })
export const text = style({ ...type.ui, margin: '6px 0 0', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: '4px 0 0' })
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginTop: 4 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'start',
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
export const question = style({
  padding: '14px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
})
export const questionHead = style({ ...type.ui, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' })
export const said = style({ ...type.ui, margin: '6px 0 0', overflowWrap: 'anywhere' })
export const answer = style({
  ...type.ui,
  margin: '10px 0 0',
  padding: '8px 0 8px 14px',
  borderInlineStart: `3px solid ${vars.color.primary}`,
  overflowWrap: 'anywhere',
})
export const when = style({ color: vars.color.textMuted })
