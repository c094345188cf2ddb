import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ maxWidth: 1120, margin: '0 auto', padding: '24px 12px 48px' })
export const heading = style({ ...type.pageTitle, margin: '0 0 16px' })
export const part = style({ marginBottom: 28 })
export const title = style({ ...type.sectionTitle, margin: '0 0 10px' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 14,
  alignItems: 'center',
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: 16,
})
export const cell = style({ flex: '1 1 240px', minWidth: 0 })
export const wide = style({ flex: '1 1 100%', minWidth: 0 })
export const stamp = style({ ...type.ui, padding: 16 })
