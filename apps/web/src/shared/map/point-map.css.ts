import { radius, type, vars } from '@market/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** Below dialogs and the header, whose layers Leaflet's own numbers would cover. */
export const map = style({
  height: 300,
  width: '100%',
  borderRadius: radius.panel,
  border: `1px solid ${vars.color.line}`,
  // Named twice, to count more than Leaflet's own grey, whose sheet comes with it.
  selectors: { '&&': { background: vars.color.sunken } },
  isolation: 'isolate',
})
export const pin = style({
  borderRadius: '50%',
  background: vars.color.primary,
  border: `3px solid ${vars.color.surface}`,
  forcedColorAdjust: 'none',
})
export const chosen = style([pin, { background: vars.color.saffron }])

export const land = style({ fill: vars.color.surface, fillOpacity: 1, stroke: vars.color.line, strokeWidth: 1.5 })
const way = style({ fill: 'none', strokeWidth: 4, strokeLinecap: 'round' })
export const wayDone = style([way, { stroke: vars.color.primary }])
export const wayAhead = style([way, { stroke: vars.color.textMuted, strokeWidth: 3, strokeDasharray: '2 9' }])
const numbered = style({
  ...type.caption,
  // Leaflet's sheet makes every pin a block: the number is centred by its line.
  lineHeight: '22px',
  textAlign: 'center',
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  fontWeight: 700,
  forcedColorAdjust: 'none',
})
/** A place that was passed, where the parcel is, and one ahead. */
export const stop = styleVariants({
  done: [numbered, { background: vars.color.primary, color: vars.color.onPrimary }],
  current: [numbered, { background: vars.color.saffron, color: vars.color.onSaffron }],
  ahead: [numbered, { background: vars.color.surface, color: vars.color.text, borderColor: vars.color.textMuted }],
})
