import { media, radius, size, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: 16,
  margin: '0 0 16px',
  display: 'grid',
  gap: 12,
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
    [media.lg]: {
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: '4px 28px',
      padding: '18px 20px 8px',
    },
  },
})
export const name = style({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 })
export const logo = style({ flex: 'none' })
export const title = style({ ...type.pageTitle, margin: 0, overflowWrap: 'anywhere' })
export const place = style({
  ...type.ui,
  margin: '2px 0 0',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: vars.color.textMuted,
})
export const facts = style({
  ...type.ui,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  // Name and button are first and the figures below them, until all fit into one row.
  '@media': { [`${media.md} and (width < 1024px)`]: { order: 1, gridColumn: '1 / -1' } },
})
globalStyle(`${facts} li`, { display: 'flex', alignItems: 'center', gap: 6 })
export const about = style({
  ...type.ui,
  order: 1,
  gridColumn: '1 / -1',
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
})
/** A separate row, whose list has as many columns as fit. */
export const offers = style({ order: 1, gridColumn: '1 / -1', paddingBottom: 12 })
globalStyle(`${offers}:empty`, { display: 'none' })
globalStyle(`${offers} ul`, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))' })
export const tag = style({ ...type.ui, order: 1, gridColumn: '1 / -1' })
globalStyle(`${tag} summary`, {
  cursor: 'pointer',
  color: vars.color.primary,
  fontWeight: 600,
  minHeight: size.touch,
  display: 'list-item',
  lineHeight: size.touch,
})
globalStyle(`${tag} dl`, { margin: 0, display: 'grid', gap: 4 })
globalStyle(`${tag} dl > div`, { display: 'flex', gap: 8, flexWrap: 'wrap' })
globalStyle(`${tag} dt`, { color: vars.color.textMuted, minWidth: 72 })
globalStyle(`${tag} dd`, { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const tabs = style({ margin: '0 0 16px' })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 12, margin: '16px 0 0' })
export const search = style({ display: 'flex', alignItems: 'flex-end', gap: 8, flex: '1 1 280px', maxWidth: 440 })
export const searchField = style({ flex: 1, minWidth: 0 })
export const apply = style({ ...type.ui, margin: '24px 0 0' })
