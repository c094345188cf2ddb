import { vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const root = style({ padding: 16, borderTop: `1px solid ${vars.color.line}`, minWidth: 0 })
export const none = style({ margin: 0, color: vars.color.textMuted })
