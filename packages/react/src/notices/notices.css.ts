import { fixedColor, radius, size, type, vars, z } from '@market/ui/tokens'
import { fallbackVar, style } from '@vanilla-extract/css'
import { barRoom } from './bar-room.css.ts'

export const dialog = style({
  width: `min(${size.dialog.width}, calc(100vw - 32px))`,
  boxSizing: 'border-box',
  border: 0,
  borderRadius: radius.dialog,
  padding: 28,
  textAlign: 'center',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  '::backdrop': { background: fixedColor.scrim },
})
export const wideDialog = style([dialog, { width: `min(${size.dialog.max}, calc(100vw - 32px))` }])
export const stamp = style({ width: 64, height: 64, marginInline: 'auto' })
export const errorSign = style({ color: vars.color.error })
export const product = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  margin: '0 0 10px',
  textAlign: 'left',
})
export const choice = style({ display: 'block', color: vars.color.textMuted })
export const title = style({ ...type.sectionTitle, margin: '10px 0 6px' })
export const text = style({ ...type.body, color: vars.color.textMuted, margin: 0 })
export const actions = style({
  display: 'flex',
  gap: 12,
  justifyContent: 'center',
  flexWrap: 'wrap',
  margin: '22px 0 0',
})
export const toasts = style({
  position: 'fixed',
  insetInline: 16,
  bottom: `calc(24px + ${fallbackVar(barRoom, '0px')})`,
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  zIndex: z.toast,
  pointerEvents: 'none',
})
export const cornerToasts = style([toasts, { justifyItems: 'end' }])
export const toast = style({
  ...type.ui,
  margin: 0,
  padding: '12px 18px',
  borderRadius: radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  boxShadow: vars.shadow[3],
})
export const errorToast = style([toast, { background: vars.color.error, color: vars.color.onError }])
