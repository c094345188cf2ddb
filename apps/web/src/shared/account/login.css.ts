import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const box = style({
  maxWidth: 420,
  margin: '16px auto',
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
  display: 'grid',
  gap: 16,
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const form = style({ display: 'grid', gap: 16 })
/** Reserves the space of a button that is shown later. */
export const room = style({ minHeight: 44 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const pair = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const consents = style({
  ...type.label,
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: 14,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
})
export const links = style({
  ...type.label,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  flexWrap: 'wrap',
})
globalStyle(`${links} a`, { paddingBlock: 13 })
globalStyle(`${note} a, ${links} a, ${form} label a`, { color: vars.color.primary, fontWeight: 600 })
globalStyle(`${consents} legend`, { fontWeight: 600, padding: '0 4px' })
