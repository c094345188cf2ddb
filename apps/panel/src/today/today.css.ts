import { media, radius, vars } from '@market/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'
import { color, text } from '../look/desk.css.ts'

export const list = style({
  background: vars.color.surface,
  '@media': { [media.md]: { borderRadius: radius.panel } },
})
const queue = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0,1fr) auto 20px',
  alignItems: 'center',
  gap: '2px 14px',
  minHeight: 64,
  padding: '10px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  outlineOffset: -2,
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.rowHover } } },
    [media.md]: { gridTemplateColumns: '44px minmax(0,1fr) minmax(0,200px) 80px 20px' },
  },
})
export const row = styleVariants({ busy: [queue], empty: [queue, { color: vars.color.textMuted }] })
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: radius.panel,
  background: color.neutralSoft,
  color: color.onNeutralSoft,
})
export const markLate = style([mark, { background: vars.color.errorSoft, color: vars.color.error }])
export const name = style({ ...text.panelTitle, fontWeight: 600 })
export const note = style({ ...text.cell, color: vars.color.textMuted })
export const late = style({ color: vars.color.error, fontWeight: 600 })
export const due = style({ '@media': { [media.phone]: { gridColumn: 2, gridRow: 2 } } })
export const number = style({
  ...text.metricSmall,
  textAlign: 'end',
  '@media': { [media.phone]: { gridColumn: 3, gridRow: '1 / span 2' } },
})
export const numberLate = style([number, { color: vars.color.error }])
export const arrow = style({
  color: vars.color.textMuted,
  '@media': { [media.phone]: { gridColumn: 4, gridRow: '1 / span 2' } },
})
const stamp = style({
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  border: '2px dotted',
  borderRadius: 2,
})
export const stampState = styleVariants({
  done: [stamp, { background: vars.color.primary, color: vars.color.onPrimary, borderColor: vars.color.surface }],
  next: [stamp, { background: vars.color.saffron, color: vars.color.onSaffron, borderColor: vars.color.surface }],
  ahead: [stamp, { background: vars.color.sunken, color: vars.color.textMuted, borderColor: vars.color.controlBorder }],
})
export const steps = style({ display: 'grid', gap: 10 })
export const step = style({ display: 'flex', gap: 12, alignItems: 'center' })
