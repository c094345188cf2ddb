import { radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: 16, maxWidth: 880, margin: '16px auto' })
export const title = style({ ...type.pageTitle, margin: '0 0 4px', overflowWrap: 'anywhere' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px 72px minmax(0, 1fr) auto',
  gap: '10px 14px',
  alignItems: 'center',
  padding: '14px 16px',
  borderTop: `1px solid ${vars.color.line}`,
  ':first-child': { borderTop: 0 },
})
export const picture = style({ borderRadius: radius.picture, display: 'block' })
export const name = style({ ...type.ui, margin: '0 0 4px' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
})
/** Contents of the owner's drawer. */
export const sharing = style({ display: 'grid', gap: 14, justifyItems: 'start' })
export const share = style({
  display: 'grid',
  gap: 8,
  width: '100%',
  paddingTop: 14,
  borderTop: `1px solid ${vars.color.line}`,
})
