import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: '236px minmax(0, 1fr)', alignItems: 'start' } },
})
/** On a phone the links slide sideways. */
export const menu = style({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: 8,
  background: vars.color.surface,
  borderRadius: radius.panel,
  '@media': { [media.lg]: { flexDirection: 'column', padding: 10 } },
})
export const link = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.text,
  textDecoration: 'none',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=page]': { background: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 600 },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 14,
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const body = style({ display: 'grid', gap: 16, minWidth: 0 })
export const waiting = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
