import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 12px',
  margin: 0,
  padding: '12px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', padding: '14px 18px' } },
})
globalStyle(`${head} dt`, { ...type.caption, color: vars.color.textMuted })
globalStyle(`${head} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const parcel = style({
  padding: '14px 12px',
  display: 'grid',
  gap: 14,
  '@media': { [media.md]: { padding: '16px 18px' } },
})
export const parcelHead = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
globalStyle(`${parcelHead} > :last-child`, { flex: '1 1 200px' })
export const picture = style({ borderRadius: radius.picture, width: 64, height: 64 })
export const status = style({ ...type.ui, fontSize: rem(16), fontWeight: 700, color: vars.color.primary, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })

export const cancellations = style({
  ...type.label,
  margin: 0,
  padding: '10px 18px',
  listStyle: 'none',
  color: vars.color.textMuted,
})
