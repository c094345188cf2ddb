import { media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
// Aligns the button's text with the fields.
export const toWords = style({ gridColumn: '1 / -1', margin: '-6px 0 -10px -14px' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, gridColumn: '1 / -1' })
export const types = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 20 })
export const legend = style({ fontWeight: 600, marginBottom: 4 })
export const nationalId = style({ display: 'grid', gap: 16, maxWidth: 460 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
