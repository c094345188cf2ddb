import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** At least as high as the window, so that content that comes late does not move the footer. */
export const layout = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '100vh',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: '236px minmax(0, 1fr)', alignItems: 'start' } },
})
export const side = style({ background: vars.color.surface, borderRadius: radius.panel, minWidth: 0 })
/** The member's name; its space is reserved until the name is known. */
export const who = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 76,
      padding: '16px 16px 16px 18px',
      boxSizing: 'border-box',
      borderBottom: `1px solid ${vars.color.line}`,
    },
  },
})
export const whoText = style({ ...type.label, color: vars.color.textMuted, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${whoText} b`, { ...type.ui, display: 'block', fontWeight: 700, color: vars.color.text })
/** The button that opens the links on phones. */
export const opener = style({
  ...type.ui,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '0 18px',
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  '@media': { [media.lg]: { display: 'none' } },
})
export const openerEnd = style({ marginInlineStart: 'auto' })
export const menu = style({
  display: 'none',
  flexDirection: 'column',
  listStyle: 'none',
  margin: 0,
  padding: '6px 0',
  '@media': { [media.lg]: { display: 'flex' } },
})
export const menuOpen = style({ display: 'flex' })
export const link = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 44,
  padding: '0 18px',
  boxSizing: 'border-box',
  border: 0,
  background: 'none',
  color: vars.color.text,
  textDecoration: 'none',
  textAlign: 'left',
  cursor: 'pointer',
  '@media': {
    [media.lg]: {
      gap: 14,
      padding: '8px 18px',
      selectors: { '&[aria-current=page]': { boxShadow: `inset 3px 0 ${vars.color.primary}` } },
    },
  },
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
