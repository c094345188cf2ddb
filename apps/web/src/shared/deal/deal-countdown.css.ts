import { radius, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const clock = style({ display: 'inline-flex', gap: 4 })
export const clockPart = style({
  minWidth: 30,
  padding: '4px 0',
  textAlign: 'center',
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: radius.tag,
  fontWeight: 700,
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums',
})
export const clockDays = style({ alignSelf: 'center', fontWeight: 700 })
