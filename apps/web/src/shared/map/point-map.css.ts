import { radius, type, vars } from '@market/ui/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

/** `isolation` keeps the map below dialogs and the header, which Leaflet's z-indexes would otherwise cover. */
export const map = style({
  height: 300,
  width: '100%',
  borderRadius: radius.panel,
  border: `1px solid ${vars.color.line}`,
  // The doubled class outweighs Leaflet's own grey background.
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
  // Leaflet's sheet makes every pin a block, so the line height centres the number.
  lineHeight: '22px',
  textAlign: 'center',
  borderRadius: '50%',
  border: `2px solid ${vars.color.surface}`,
  fontWeight: 700,
  forcedColorAdjust: 'none',
})
/** Markers for a place that was passed, the parcel's current place, and a place ahead. */
export const stop = styleVariants({
  done: [numbered, { background: vars.color.primary, color: vars.color.onPrimary }],
  current: [numbered, { background: vars.color.saffron, color: vars.color.onSaffron }],
  ahead: [numbered, { background: vars.color.surface, color: vars.color.text, borderColor: vars.color.textMuted }],
})
