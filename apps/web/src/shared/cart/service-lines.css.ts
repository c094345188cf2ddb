import { type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const services = style({ listStyle: 'none', margin: '4px 0', padding: 0, display: 'grid' })
export const service = style({
  ...type.label,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 10px',
  color: vars.color.textMuted,
})
