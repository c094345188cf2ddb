import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export { centered as center } from '../../shared/section/centered.css.ts'
export const page = style({ display: 'grid', gap: 16 })
export const title = style({ ...type.pageTitle, margin: 0 })
export const intro = style({ ...type.body, margin: 0, color: vars.color.textMuted })
export const form = style({ display: 'grid', gap: 14, maxWidth: 560 })
export const fields = style({
  display: 'grid',
  gap: 14,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const group = style({ border: 0, margin: 0, padding: 0, minWidth: 0 })
globalStyle(`${group} legend`, { ...type.ui, fontWeight: 600, padding: 0, marginBottom: 4 })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' })
export const facts = style({
  margin: 0,
  display: 'grid',
  gap: 14,
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
})
globalStyle(`${facts} dt`, { ...type.label, color: vars.color.textMuted })
globalStyle(`${facts} dd`, { ...type.sectionTitle, margin: 0, fontVariantNumeric: 'tabular-nums' })
export const debt = style({ marginTop: 14 })
export const owed = style({ color: vars.color.error })
export const offers = style({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const offer = style({
  padding: '4px 12px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.panel,
  selectors: { '&:has(:checked)': { borderColor: vars.color.primary, background: vars.color.primarySoft } },
})
export const send = style({ justifySelf: 'start' })
export const note = style({ ...type.ui, margin: 0, color: vars.color.textMuted })
export const way = style({ display: 'grid', gap: 12, minWidth: 0 })
export const sectionTitle = style({ ...type.sectionTitle, margin: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center', margin: 0 })
