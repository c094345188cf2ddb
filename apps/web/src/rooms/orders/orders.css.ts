import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const title = style({ ...type.pageTitle, margin: 0 })
export const note = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
export const box = style({
  maxWidth: 520,
  display: 'grid',
  gap: 16,
  padding: 24,
  margin: '0 auto 20px',
  background: vars.color.surface,
  borderRadius: radius.panel,
})
/** Takes no space while it is empty. */
export const news = style({
  ...type.ui,
  margin: '0 0 12px',
  fontWeight: 700,
  color: vars.color.primary,
  selectors: { '&:empty': { margin: 0 } },
})
export const found = style({ ...type.ui, display: 'flex', flexWrap: 'wrap', gap: 16, marginBottom: 12 })
export const back = style({ ...type.ui, margin: 0 })
globalStyle(`${back} a`, { color: vars.color.primary, fontWeight: 600, paddingBlock: 6 })
export const cancelButton = style({ margin: 16, verticalAlign: 'top' })
export const cancel = style({ display: 'grid', gap: 14, padding: 16, borderTop: `1px solid ${vars.color.line}` })
export const cancelRow = style({ display: 'grid', gap: 10 })
export const cancelFields = style({ display: 'grid', gap: 12, maxWidth: 420, paddingLeft: 32 })
export const cancelActions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
export const finder = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
})
export const groups = style({ display: 'flex', flexWrap: 'wrap', gap: 8, gridColumn: '1 / -1' })
export const card = style({
  ...type.ui,
  display: 'grid',
  gap: 12,
  padding: '14px 12px',
  '@media': { [media.md]: { padding: '16px 18px' } },
})
export const cardHead = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 20px' })
globalStyle(`${cardHead} b`, { fontVariantNumeric: 'tabular-nums' })
export const parcel = style({ display: 'grid', gap: 6, borderTop: `1px solid ${vars.color.line}`, paddingTop: 12 })
export const status = style({ margin: 0, fontWeight: 700, color: vars.color.primary })
export const lines = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 })
export const line = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  overflowWrap: 'anywhere',
})
globalStyle(`${line} a`, { color: vars.color.text, textDecoration: 'none', fontWeight: 600 })
globalStyle(`${line} a:hover`, { textDecoration: 'underline' })
export const picture = style({ borderRadius: radius.picture, width: 48, height: 48 })
export const steps = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 14 })
export const step = style({ ...type.ui, display: 'grid', gap: 6, justifyItems: 'start' })
globalStyle(`${step} p`, { margin: 0 })
export const stepTitle = style({ fontWeight: 700 })
export const code = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' })
export const deliveryTime = style({ display: 'grid', gap: 16, justifyItems: 'start', margin: 0 })
export const address = style({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 10 })
export const handOver = style({ display: 'grid', gap: 8, justifyItems: 'start' })
export const handOverCode = style({
  margin: 0,
  padding: '6px 18px',
  borderRadius: radius.panel,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: '1.875rem',
  lineHeight: 1.3,
  fontWeight: 700,
  letterSpacing: 4,
  fontVariantNumeric: 'tabular-nums',
})
export const doorPhoto = style({
  width: '100%',
  maxWidth: 520,
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.picture,
})
export const returnPhotos = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
})
export const returnPhoto = style({ display: 'block', objectFit: 'cover', borderRadius: radius.picture })
export const way = style({ display: 'grid', gap: 12, justifyItems: 'start' })
export const stops = style({ ...type.ui, listStyle: 'decimal', margin: 0, paddingLeft: 24, display: 'grid', gap: 6 })
export const stopState = style({ color: vars.color.textMuted })
