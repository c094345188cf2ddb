import { media, radius, rem, vars, z } from '@market/ui/tokens'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, size, text } from '../look/desk.css.ts'

const phone = media.phone
const { line } = vars.color

export const panel = style({
  background: vars.color.surface,
  minWidth: 0,
  '@media': { [media.md]: { borderRadius: radius.panel } },
})
export const tabCount = style({ ...text.small, fontWeight: 600, marginInlineStart: 6 })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderBottom: `1px solid ${line}`,
})
export const toolsEnd = style({ ...text.small, color: vars.color.textMuted, marginInlineStart: 'auto' })
export const search = style({
  position: 'relative',
  flex: '1 1 220px',
  maxWidth: 340,
  // The field takes the whole row, so that its hint is not cut off.
  '@media': { [phone]: { flexBasis: '100%', maxWidth: 'none' } },
})
export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: 10,
  top: 10,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
export const searchField = style({
  ...text.cell,
  width: '100%',
  minHeight: 36,
  paddingInline: '34px 10px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: radius.control,
  background: vars.color.surface,
  '@media': { [phone]: { fontSize: rem(16), minHeight: 44 } },
})

export const table = style({
  ...text.cell,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [phone]: { display: 'block' } },
})
export const heads = style({
  '@media': { [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const head = style({
  ...text.small,
  fontWeight: 600,
  position: 'sticky',
  top: size.bar + 2,
  zIndex: z.sticky,
  height: 36,
  padding: '0 10px',
  textAlign: 'start',
  background: vars.color.sunken,
  color: vars.color.textMuted,
  borderBottom: `1px solid ${line}`,
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { paddingInlineStart: 16 }, '&:last-child': { paddingInlineEnd: 16 } },
})
export const end = style({ textAlign: 'end' })
export const body = style({ '@media': { [phone]: { display: 'block' } } })
export const row = style({
  outlineOffset: -2,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.rowHover } } },
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0,1fr)',
      gap: '2px 0',
      padding: '12px 16px',
      borderBottom: `1px solid ${line}`,
      fontSize: rem(14),
    },
  },
})
/** The row of the keyboard. */
globalStyle(`${row}:has([data-main]:focus-visible)`, { outline: `2px solid ${vars.focus}` })
globalStyle(`${row} [data-main]:focus-visible`, { outline: '2px solid transparent' })
export const selected = style({
  background: color.rowSelected,
  boxShadow: `inset 3px 0 ${vars.color.primary}`,
})
export const cell = style({
  height: size.row.double,
  padding: '8px 10px',
  borderBottom: `1px solid ${line}`,
  selectors: { '&:first-child': { paddingInlineStart: 16 }, '&:last-child': { paddingInlineEnd: 16 } },
  '@media': {
    [phone]: {
      height: 'auto',
      padding: '0 !important',
      border: 0,
      gridColumn: 2,
      textAlign: 'start',
      display: 'block',
    },
  },
})
export const dense = style({ height: size.row.dense, paddingBlock: 6 })
export const notOnPhone = style({ '@media': { [phone]: { display: 'none' } } })
export const onlyWide = style({ '@media': { ['(max-width: 1199.98px)']: { display: 'none' } } })
export const check = style([
  cell,
  {
    width: 46,
    '@media': { [phone]: { gridColumn: 1, gridRow: '1 / span 6', width: 44, minHeight: 44 } },
  },
])
export const main = style({
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } } } },
})
export const group = style({
  ...text.cell,
  fontWeight: 700,
  height: size.row.group,
  padding: '0 16px',
  textAlign: 'start',
  background: color.rowGroup,
  borderBottom: `1px solid ${line}`,
  '@media': { [phone]: { display: 'flex', alignItems: 'center', gap: 8 } },
})
export const groupTone = styleVariants({
  calm: {},
  soon: { color: vars.color.onSaffronSoft },
  now: { color: vars.color.error },
  over: { color: vars.color.error },
})
export const groupNote = style({ ...text.small, color: vars.color.textMuted, marginInlineStart: 10, fontWeight: 400 })
export const more = style({
  padding: '12px 16px 16px',
  background: vars.color.sunken,
  borderBottom: `1px solid ${line}`,
  '@media': { [phone]: { display: 'block' } },
})
export const moreRow = style({ '@media': { [phone]: { display: 'block' } } })

export const foot = style({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '6px 16px',
  color: vars.color.textMuted,
})
export const footKeys = style({
  display: 'none',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
  '@media': { [media.lg]: { display: 'flex' } },
})
export const bulk = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.header + 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  minHeight: 54,
  padding: '8px 16px',
  background: color.bulkBar,
  color: color.onBulkBar,
  vars: { [vars.focus]: vars.color.saffron },
  '@media': {
    [media.md]: { borderRadius: `0 0 ${radius.panel} ${radius.panel}` },
    [phone]: { position: 'fixed', insetInline: 0, paddingBottom: 'calc(8px + env(safe-area-inset-bottom))' },
  },
})
export const bulkNote = style({ ...text.cell, color: color.bulkBarMuted, marginInlineStart: 8 })
export const bulkActions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  marginInlineStart: 'auto',
  '@media': { [phone]: { width: '100%' } },
})
export const bulkMain = style({
  background: `${color.bulkBarAction} !important`,
  color: '#05211F !important',
  '@media': { [phone]: { flexGrow: 1 } },
})
export const product = style({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })
export const result = style({
  display: 'grid',
  gap: 6,
  padding: '12px 16px',
  borderBottom: `1px solid ${line}`,
  ...text.cell,
})
export const plainField = style([searchField, { paddingInline: 10 }])
export const dateField = style([searchField, { width: 'auto', paddingInline: 8 }])
export const filterButton = style({
  ...text.cell,
  fontWeight: 600,
  minHeight: 36,
  padding: '0 14px',
  border: `1px solid ${color.quietBorder}`,
  borderRadius: radius.control,
})
