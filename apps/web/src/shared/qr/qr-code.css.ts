import { radius } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

/** White in the dark scheme too: scanners look for dark on light. */
export const qr = style({ width: 168, height: 168, background: '#fff', color: '#000', borderRadius: radius.picture })
