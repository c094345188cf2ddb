import { iconShape, media, radius, rem, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'

/** Filters and sort order share a row; open filters take a row for themselves. */
export const rows = style({
  display: 'grid',
  gap: '14px 8px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'center',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)',
      selectors: { '&:has(> * > details[open])': { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, auto)' } },
    },
  },
})
/** As above; on desktops the filters have a column beside the products. */
export const layout = style([
  rows,
  {
    '@media': {
      [media.lg]: {
        gridTemplateColumns: '236px minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"side head" "side content"',
        gap: '0 20px',
        alignItems: 'start',
        selectors: { '&:has(> * > details[open])': { gridTemplateColumns: '236px minmax(0, 1fr)' } },
      },
    },
  },
])
export const side = style({
  minWidth: 0,
  selectors: { '&:has(> details[open])': { gridColumn: '1 / -1', order: 1 } },
  '@media': { [media.lg]: { selectors: { [`${layout} > &`]: { gridArea: 'side', order: 0 } } } },
})
/** An open fold sticks to the top of a long list of filters. */
export const fold = style({
  selectors: { '&[open]': { position: 'sticky', top: 0, zIndex: z.sticky, marginBottom: 8 } },
})
export const narrowFold = style([fold, { '@media': { [media.lg]: { display: 'none' } } }])
export const drawerButton = style({
  ...type.button,
  fontSize: rem(14),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: size.touch,
  paddingInline: 16,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  cursor: 'pointer',
  listStyle: 'none',
})
export const content = style({
  minWidth: 0,
  selectors: { [`${rows} > &`]: { gridColumn: '1 / -1', order: 2 } },
  '@media': { [media.lg]: { selectors: { [`${layout} > &`]: { gridArea: 'content', order: 0 } } } },
})
export const busy = style([content, { opacity: 0.55, transition: 'opacity 150ms' }])
/** Its children are placed in the row directly. */
export const head = style({ display: 'contents' })
export const headOfLayout = style([
  head,
  {
    '@media': {
      [media.lg]: { display: 'flex', gap: 8, alignItems: 'center', gridArea: 'head', marginBottom: 14 },
    },
  },
])
globalStyle(`${rows} > * > :first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${head} > :first-child`, { flex: 1 })
export const wholeRow = style({ gridColumn: '1 / -1' })
export const title = style({ ...type.pageTitle, margin: 0 })
export const sectionTitle = style({ ...type.sectionTitle, margin: 0 })
export const count = style({ ...type.ui, color: vars.color.textMuted, margin: '4px 0 0' })
globalStyle(`${count}[role=status]`, { display: 'inline-block' })
/** The form around sort order and page size, whose children are placed in the row directly. */
export const choices = style({ display: 'contents' })
export const choice = style({
  ...type.label,
  color: vars.color.textMuted,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: size.touch,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  paddingLeft: 12,
  '::after': {
    content: '',
    position: 'absolute',
    right: 14,
    top: 'calc(50% - 6px)',
    width: 7,
    height: 7,
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    rotate: '45deg',
    pointerEvents: 'none',
  },
  ':focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
  '@media': {
    [media.phone]: {
      // A phone has no space for a third select; pagination replaces the page size.
      selectors: { [`${choices} > & ~ &`]: { display: 'none' } },
    },
  },
})
export const select = style({
  ...type.ui,
  fontWeight: 600,
  color: vars.color.text,
  background: 'transparent',
  border: 0,
  outline: 'none',
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  textOverflow: 'ellipsis',
  minHeight: 42,
  padding: '0 32px 0 0',
  borderRadius: radius.control,
})
export const corrected = style({ ...type.ui, margin: '0 0 12px' })
export const panel = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  overflow: 'hidden',
})
export const foldedPanel = style({
  display: 'none',
  columns: '260px',
  columnGap: 0,
  selectors: { 'details[open] + &': { display: 'block' } },
})
export const besidePanel = style([foldedPanel, { '@media': { [media.lg]: { display: 'block', columns: 'auto' } } }])
export const group = style({
  padding: '8px 16px 12px',
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
})
export const groupTitle = style({
  ...type.ui,
  fontWeight: 700,
  margin: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 40,
  cursor: 'default',
  listStyle: 'none',
  selectors: { 'summary&': { cursor: 'pointer' } },
})
export const foldTitle = style([groupTitle, iconShape('caret-down', 'sm', { place: '::after' })])
globalStyle(`${group}[open] > ${foldTitle}::after`, { rotate: '180deg' })
export const values = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  maxHeight: 320,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.controlBorder} transparent`,
  selectors: { 'input + &': { marginTop: 8 } },
})
export const noValue = style({ ...type.ui, color: vars.color.textMuted, paddingBlock: 8 })
export const value = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  '@media': { '(pointer: coarse)': { minHeight: size.touch } },
  color: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
const box: StyleRule = {
  width: 18,
  height: 18,
  flex: 'none',
  boxSizing: 'border-box',
  border: `1.5px solid ${vars.color.controlBorder}`,
  borderRadius: radius.check,
  display: 'grid',
  placeItems: 'center',
}
/** An unselected value. Its box is a pseudo-element, because a listing has hundreds of them. */
export const openValue = style([value, { '::before': { ...box, content: '' } as StyleRule['::before'] }])
export const checked = style({
  ...box,
  background: vars.color.primary,
  borderColor: vars.color.primary,
  color: vars.color.onPrimary,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})
export const currentCategory = style([value, { color: vars.color.primary, fontWeight: 700 }])
export const allValues = style([value, { color: vars.color.primary, fontWeight: 600 }])
export const subCategory = style([value, { paddingLeft: 14, gap: 4 }])
export const number = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' })
export const valueCount = style([number, { flex: 'none', marginInlineStart: 'auto' }])
export const priceRow = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, alignItems: 'end' })
export const priceLabel = style({ ...type.caption, color: vars.color.textMuted, display: 'grid', gap: 4 })
export const priceInput = style({
  ...type.ui,
  width: '100%',
  boxSizing: 'border-box',
  minHeight: 40,
  padding: '0 10px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  color: vars.color.text,
})
export const priceProblem = style({ ...type.caption, color: vars.color.error, margin: 0 })
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: '0 0 14px',
  padding: 0,
})
export const chip = style({
  ...type.label,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 34,
  padding: '0 14px',
  borderRadius: radius.pill,
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
/** A condition that was understood from the search text; outlined, because the shopper did not select it. */
export const understood = style([
  chip,
  { background: 'transparent', boxShadow: `inset 0 0 0 1px ${vars.color.controlBorder}`, color: vars.color.text },
])
export const clear = style({
  ...type.label,
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 34,
})
export const nothing = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: '20px 16px',
  vars: { [vars.hole]: vars.color.surface },
  '@media': { [media.md]: { padding: 28 } },
})
globalStyle(`${nothing} p`, { margin: '0 0 8px' })
/** Reserves space for parts that load late: categories, and a row of products. */
export const rescue = style({
  minHeight: 620,
  paddingTop: 4,
  '@media': { [media.md]: { minHeight: 480 } },
})
export const nothingTitle = style({ ...type.sectionTitle, margin: '0 0 8px' })
export const paging = style({ display: 'flex', justifyContent: 'center', marginTop: 24 })

/** The category's description, at the end of the page. */
export const words = style({ ...type.ui, color: vars.color.textMuted, maxWidth: 820, margin: '32px 0 0' })
export const rescueNote = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const rescueTitle = style({ ...type.sectionTitle, margin: '24px 0 12px' })
/** Cards on a surface: a tint separates them from it. */
export const sunken = style({})
globalStyle(`${sunken} > li`, { background: vars.color.sunken })
