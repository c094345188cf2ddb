import { radius, rem, vars } from '@market/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

export const messages = style({ display: 'grid', gap: 14, padding: 16 })
const one = style({ display: 'grid', gap: 4, maxWidth: 560 })
export const message = styleVariants({
  own: [one, { justifySelf: 'end', justifyItems: 'end' }],
  other: [one, { justifySelf: 'start' }],
})
const bubbleBase = style({
  padding: '10px 14px',
  borderRadius: radius.panel,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontSize: rem(14),
  lineHeight: rem(20),
})
export const bubble = styleVariants({
  own: [bubbleBase, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }],
  other: [bubbleBase, { background: vars.color.sunken }],
})
export const form = style({ display: 'grid', gap: 10, padding: 16, borderTop: `1px solid ${vars.color.line}` })
export const none = style({ padding: 16, color: vars.color.textMuted })
