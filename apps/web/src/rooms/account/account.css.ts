import { media, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const narrow = style({ display: 'grid', gap: 16, maxWidth: 460, justifyItems: 'stretch' })
export const pair = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 14 })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '14px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** A row in a panel that has a padding already. */
export const innerRow = style([row, { paddingInline: 0 }])
/** Aligns buttons without a background with the text above. */
export const rowActions = style({ marginInlineStart: -15, '@media': { [media.sm]: { marginInlineStart: 0 } } })
export const unread = style({ boxShadow: `inset 3px 0 ${vars.color.primary}` })
export const rowTitle = style({ ...type.ui, fontWeight: 600, margin: 0 })
export const rowText = style({ ...type.ui, margin: '4px 0 0' })
export const choices = style({ display: 'flex', flexWrap: 'wrap', columnGap: 4, marginInlineStart: -15 })
/** A list that receives the focus after its focused row was removed. */
export const list = style({ display: 'grid', gap: 12 })
/** A code to be typed into another device or app. */
export const code = style({ fontVariantNumeric: 'tabular-nums', letterSpacing: '0.04em', overflowWrap: 'anywhere' })
export const codes = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 16px',
  listStyle: 'none',
  margin: 0,
  padding: 14,
  border: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
})
/** A card's brand logo beside its text. */
export const cardOf = style({ display: 'flex', gap: 12, alignItems: 'flex-start' })
