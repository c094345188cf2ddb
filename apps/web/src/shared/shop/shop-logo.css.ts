import { radius } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const logo = style({ width: 48, height: 48, flex: 'none', borderRadius: radius.panel })
