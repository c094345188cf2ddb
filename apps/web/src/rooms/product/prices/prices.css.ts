import { media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 240px', alignItems: 'center', gap: 32 } },
})
export const figure = style({ margin: 0 })
export const chart = style({
  display: 'block',
  width: '100%',
  height: 96,
  overflow: 'visible',
  borderBottom: `1px solid ${vars.color.line}`,
})
export const line = style({
  fill: 'none',
  stroke: vars.color.primary,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})
export const least = style({
  stroke: vars.color.controlBorder,
  strokeWidth: 1,
  strokeDasharray: '4 4',
  vectorEffect: 'non-scaling-stroke',
})
export const days = style({
  ...type.caption,
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.textMuted,
  marginTop: 4,
})
export const facts = style({ ...type.ui, display: 'grid', gap: 4, margin: 0 })
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: 12 })
export const amount = style({ margin: 0, fontWeight: 600 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: '12px 0 0' })
export const changes = style({ ...type.label, marginTop: 12 })
export const summary = style({ cursor: 'pointer', fontWeight: 600, paddingBlock: 13 })
export const list = style({ margin: '8px 0 0', padding: 0, listStyle: 'none', display: 'grid', gap: 4, maxWidth: 360 })
