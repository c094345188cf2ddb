import { media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: 16,
  marginTop: 20,
  maxWidth: 720,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
export const pair = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const send = style({ justifySelf: 'start', minWidth: 160 })
