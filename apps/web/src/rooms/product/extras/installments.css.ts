import { type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const full = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
/** The instalment plan of one card brand. */
export const plan = style({
  ...type.ui,
  borderCollapse: 'collapse',
  width: '100%',
  tableLayout: 'fixed',
  marginTop: 16,
})
export const planTitle = style({ fontWeight: 700, textAlign: 'left', padding: '8px 0' })
globalStyle(`${plan} :is(th, td)`, {
  padding: '8px 4px',
  textAlign: 'left',
  fontWeight: 400,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${plan} thead th`, { color: vars.color.textMuted })
globalStyle(`${plan} small`, { color: vars.color.textMuted })
