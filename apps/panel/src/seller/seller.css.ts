import { media, rem, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { color, text } from '../look/desk.css.ts'

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${line}:last-child`, { borderBottom: 0 })
export const lineText = style({
  ...text.cell,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: rem(14),
  lineHeight: rem(20),
})
export const units = style({ ...text.panelTitle, whiteSpace: 'nowrap' })
export const money = style({ whiteSpace: 'nowrap', '@media': { [media.phone]: { display: 'none' } } })
export const cancelled = style({ ...text.small, color: vars.color.error, display: 'block' })
export const gift = style({
  ...text.small,
  color: vars.color.onSaffronSoft,
  display: 'flex',
  gap: 4,
  alignItems: 'center',
})
export const foot = style({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 16px',
  background: vars.color.sunken,
  borderTop: `1px solid ${vars.color.line}`,
})
export const tracking = style({ paddingTop: 12 })
export const numberField = style({
  width: 76,
  minHeight: 40,
  padding: '4px 8px',
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: 6,
  background: vars.color.surface,
  fontSize: rem(16),
})
export const priceBox = style({
  padding: 12,
  background: color.neutralSoft,
  color: color.onNeutralSoft,
  borderRadius: 4,
  display: 'grid',
  gap: 4,
})

export const three = style({
  background: vars.color.surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: '300px minmax(0,1fr)', borderRadius: 4 },
    [media.xl]: { gridTemplateColumns: '300px minmax(0,1fr) 300px' },
  },
})
export const list = style({ '@media': { [media.lg]: { borderInlineEnd: `1px solid ${vars.color.line}` } } })
export const listClosed = style([list, { '@media': { '(max-width: 1023.98px)': { display: 'none' } } }])
export const item = style({
  display: 'grid',
  gap: 2,
  padding: '12px 16px',
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  ...text.cell,
  outlineOffset: -2,
  selectors: {
    '&[aria-current=true]': { background: color.rowSelected, boxShadow: `inset 3px 0 ${vars.color.primary}` },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.rowHover } } } },
})
export const itemName = style({ fontWeight: 600, fontSize: rem(14), lineHeight: rem(18) })
export const detail = style({ padding: 16, display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 })
/** In place of a return until one is chosen. On narrow screens the list is a page by itself. */
export const hint = style([detail, { '@media': { '(max-width: 1023.98px)': { display: 'none' } } }])
export const decision = style({
  padding: 16,
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  background: vars.color.sunken,
  '@media': {
    [media.lg]: { gridColumn: 2 },
    [media.xl]: { gridColumn: 3, borderInlineStart: `1px solid ${vars.color.line}` },
  },
})
export const answer = style({
  border: `1px solid ${color.quietBorder}`,
  borderRadius: 6,
  padding: 12,
  background: vars.color.surface,
  display: 'grid',
  gap: 10,
  selectors: {
    '&:has(> div > label > input:checked), &:has(> label > input:checked)': {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
  },
})
export const keyBox = style({
  ...text.panelTitle,
  padding: 12,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: 6,
  overflowWrap: 'anywhere',
  background: vars.color.surface,
})
/** A name and its value, whose columns are the list's. */
