import { media, radius, rem, size, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Two buttons in a row, each high enough for touch, so that their space can be reserved before they load. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  columnGap: 8,
})
globalStyle(`${actions} > button`, {
  justifyContent: 'start',
  minHeight: size.touch,
  // Aligns the text of buttons without a background with the column.
  margin: '0 0 0 -8px',
  padding: '0 8px',
  fontSize: rem(14),
  overflowWrap: 'anywhere',
})

export const panel = style({
  background: vars.color.surface,
  borderRadius: radius.panel,
  padding: '16px 18px 20px',
  marginTop: 22,
})
export const title = style({ ...type.sectionTitle, margin: '0 0 12px' })
export const note = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const questions = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 16 })
export const question = style({ borderBottom: `1px dashed ${vars.color.controlBorder}`, paddingBottom: 16 })
// Keeps the focus ring around the question clear of the answer.
globalStyle(`${question} summary`, { cursor: 'pointer', paddingBlock: 12, marginBottom: 6 })
globalStyle(`${question} p`, { ...type.ui, margin: '0 0 6px' })
export const asked = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const answer = style({
  ...type.ui,
  margin: '8px 0 0',
  padding: '10px 14px',
  background: vars.color.sunken,
  borderRadius: radius.panel,
  overflowWrap: 'anywhere',
})
export const meta = style({ ...type.caption, color: vars.color.textMuted })
export const more = style({ marginTop: 12 })

export const seen = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(116px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  '@media': { [media.lg]: { gridAutoColumns: '116px' } },
})
export const seenLink = style({
  ...type.label,
  display: 'grid',
  gap: 6,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const seenPicture = style({ width: '100%', height: 'auto', aspectRatio: '1', borderRadius: radius.picture })
export const seenName = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

/** Reserves space for the price, which loads late. */
export const seenPrice = style({ fontWeight: 700, minHeight: '1.4em', fontVariantNumeric: 'tabular-nums' })

export const form = style({ display: 'grid', gap: 16 })
export const pair = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const about = style({ ...type.ui, display: 'flex', gap: 12, alignItems: 'center', margin: 0 })
globalStyle(`${about} img`, { borderRadius: radius.picture })
