import { media, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const crumbs = style({
  ...type.label,
  display: 'flex',
  // On phones a single row that scrolls sideways, because breadcrumbs are of minor use to the visitor.
  whiteSpace: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  gap: 8,
  listStyle: 'none',
  '@media': { [media.md]: { flexWrap: 'wrap' } },
  margin: '0 0 12px',
  padding: 0,
  color: vars.color.textMuted,
})
export const crumb = style({ display: 'flex', alignItems: 'center', gap: 8 })
globalStyle(`${crumb} [aria-current]`, { color: vars.color.text, fontWeight: 500 })
export const crumbLink = style({
  color: 'inherit',
  textDecoration: 'none',
  paddingBlock: 4,
  ':hover': { textDecoration: 'underline' },
})
