import { radius } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

const side = 168
export const place = style({ width: side, height: side })
/** White in the dark scheme as well, because scanners expect dark on light. */
export const qr = style({
  width: side,
  height: side,
  background: '#fff',
  color: '#000',
  borderRadius: radius.picture,
})
