import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { action } from './blocks/tiles.css.ts'

const { color } = vars
const unprinted = { print: { display: 'none' } }

const columns = style({
  display: 'grid',
  gap: '24px 32px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const twoColumns = style([
  columns,
  { '@media': { [media.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)' }, print: { display: 'block' } } },
])
export const threeColumns = style([
  columns,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
      [media.xl]: { gridTemplateColumns: '220px minmax(0, 1fr) 220px' },
      print: { display: 'block' },
    },
  },
])
export const article = style({
  background: color.surface,
  borderRadius: radius.panel,
  padding: '20px 16px 24px',
  minWidth: 0,
  '@media': {
    [media.md]: { padding: '32px 40px 40px' },
    [media.lg]: { gridColumn: 2, gridRow: 1 },
    print: { padding: 0 },
  },
})
export const head = style({
  paddingBottom: 20,
  marginBottom: 24,
  borderBottom: `1px dashed ${color.controlBorder}`,
})
export const title = style({ ...type.pageTitle, margin: 0 })
export const summary = style({ ...type.body, color: color.textMuted, margin: '8px 0 0', maxWidth: '68ch' })
export const meta = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  margin: '12px 0 0',
})
export const print = style({
  marginInlineStart: 'auto',
  '@media': { '(scripting: none)': { display: 'none' }, ...unprinted },
})
export const old = style({ marginBottom: 24 })
export const oldLink = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: 3 })

export const side = style({
  '@media': {
    [media.lg]: { gridColumn: 1, gridRow: 1, position: 'sticky', top: 16, paddingTop: 8 },
    ...unprinted,
  },
})
// Below the article the list is as wide as the article, with its links in columns.
globalStyle(`${side} ul`, { '@media': { [`${media.md} and (width < 1024px)`]: { columns: 3 } } })
export const parts = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      display: 'block',
      gridColumn: 3,
      gridRow: 1,
      position: 'sticky',
      top: 16,
      paddingTop: 8,
      maxHeight: 'calc(100vh - 32px)',
      overflowY: 'auto',
    },
    ...unprinted,
  },
})
export const partsFold = style({
  margin: '0 0 24px',
  background: color.sunken,
  borderRadius: radius.panel,
  padding: '0 16px',
  '@media': { [media.xl]: { display: 'none' }, ...unprinted },
})
export const partsSummary = style({ ...type.ui, fontWeight: 600, paddingBlock: 14, cursor: 'pointer' })
export const listTitle = style({ ...type.label, color: color.textMuted, margin: '0 0 6px', paddingInlineStart: 12 })
export const listLink = style({
  ...type.ui,
  display: 'block',
  padding: '9px 12px',
  borderInlineStart: `3px solid ${color.line}`,
  color: color.textMuted,
  selectors: {
    '&[aria-current]': { borderInlineStartColor: color.primary, color: color.text, fontWeight: 600 },
  },
  '@media': { [media.hover]: { ':hover': { color: color.primary, textDecoration: 'underline' } } },
})

export const versions = style({ marginTop: 40, paddingTop: 20, borderTop: `1px dashed ${color.controlBorder}` })
export const version = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  alignItems: 'baseline',
  paddingBlock: 6,
})
export const versionLink = style({
  minWidth: 72,
  paddingBlock: 4,
  fontWeight: 600,
  color: color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&[aria-current]': { color: color.text, textDecoration: 'none' } },
})
export const versionChanges = style({ color: color.textMuted, flexBasis: '100%' })

export const tabs = style({ marginTop: 8 })
export const panel = style({
  background: color.surface,
  borderRadius: radius.panel,
  padding: '20px 16px',
  marginTop: 24,
  '@media': { [media.md]: { padding: '28px 32px' } },
})

// A panel with only a call to action needs no background.
globalStyle(`${panel}:has(> ${action}:only-child)`, { background: 'none', padding: 0 })
