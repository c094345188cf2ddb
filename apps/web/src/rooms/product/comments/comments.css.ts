import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: 16,
  background: vars.color.surface,
  borderRadius: radius.panel,
})
export const picture = style({ width: 96, height: 96, borderRadius: radius.picture, flex: 'none' })
export const headText = style({ minWidth: 0, display: 'grid', gap: 10, justifyItems: 'start' })
export const title = style({ ...type.productTitle, margin: 0, overflowWrap: 'anywhere' })
export const layout = style({
  display: 'grid',
  gap: 16,
  marginTop: 16,
  '@media': {
    [media.md]: { gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'start' },
    [media.lg]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: 20 },
  },
})
const panel = { background: vars.color.surface, borderRadius: radius.panel, padding: 18 }
export const side = style(panel)
export const main = style({ ...panel, minWidth: 0 })
export const listTitle = style({ ...type.sectionTitle, margin: 0, scrollMarginTop: 16 })
export const scoreLine = style({
  ...type.label,
  display: 'flex',
  alignItems: 'end',
  gap: 12,
  margin: '0 0 12px',
  color: vars.color.textMuted,
})
export const score = style({ ...type.score, color: vars.color.text })
export const shares = style({
  ...type.label,
  listStyle: 'none',
  margin: '0 0 12px',
  padding: 0,
  display: 'grid',
  gap: 6,
})
export const shareRow = style({ display: 'grid', gridTemplateColumns: '36px 1fr 40px', alignItems: 'center', gap: 10 })
export const star = style({ display: 'inline-flex', alignItems: 'center', gap: 4 })
export const list = style({ ...type.ui, fontSize: rem(15), listStyle: 'none', margin: 0, padding: 0 })
export const comment = style({ padding: '0 0 14px', marginBottom: 14, borderBottom: `1px solid ${vars.color.line}` })
globalStyle(`${comment} p`, { margin: '0 0 6px' })
globalStyle(`${comment} > button`, { marginLeft: -14, verticalAlign: 'top' })
export const commentHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 })
globalStyle(`${commentHead} time`, { color: vars.color.textMuted, fontSize: rem(13) })
export const commentText = style({ overflowWrap: 'anywhere' })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
