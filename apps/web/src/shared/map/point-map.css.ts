import { radius, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

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
