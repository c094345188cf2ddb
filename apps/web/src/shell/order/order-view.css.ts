import { radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const order = style({ marginBottom: 16 })
export const head = style({
  ...type.ui,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  margin: 0,
  padding: '14px 18px',
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(`${head} dt`, { ...type.caption, color: vars.color.textMuted })
globalStyle(`${head} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const parcel = style({ padding: '16px 18px', display: 'grid', gap: 14 })
export const parcelHead = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })
export const picture = style({ borderRadius: radius.picture, width: 64, height: 64 })
export const status = style({ ...type.ui, fontSize: 16, fontWeight: 700, color: vars.color.primary, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })

export const cancellations = style({
  ...type.label,
  margin: 0,
  padding: '10px 18px',
  listStyle: 'none',
  color: vars.color.textMuted,
})
