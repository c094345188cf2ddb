import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const shops = style({ listStyle: 'none', margin: 0, padding: 0 })
export const shop = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: 10,
  borderBottom: `1px solid ${vars.color.line}`,
  ':last-child': { borderBottom: 0 },
})
export const name = style({ color: vars.color.text, fontWeight: 700, overflowWrap: 'anywhere' })
export const place = style({ color: vars.color.textMuted, flex: 1 })
