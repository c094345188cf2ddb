import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const step = style({ display: 'grid', gap: 8, minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', gap: 10 })
const mark = style({
  ...type.label,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  fontWeight: 700,
})
export const number = {
  now: style([mark, { background: vars.color.primary, color: vars.color.onPrimary }]),
  done: style([mark, { background: vars.color.primarySoft, color: vars.color.onPrimarySoft }]),
  ahead: style([mark, { border: `1px solid ${vars.color.controlBorder}`, color: vars.color.textMuted }]),
}
export const title = style({ ...type.sectionTitle, fontSize: rem(17), margin: 0, scrollMarginTop: 16 })
/** Summary of a finished step, shown instead of its forms. */
export const line = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '10px 12px',
  background: vars.color.surface,
  borderRadius: radius.panel,
  '@media': { [media.md]: { padding: '12px 18px' } },
})
export const lineText = style({ display: 'grid', gap: 4, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`${lineText} p`, { margin: 0 })
globalStyle(`${lineText} small`, { ...type.label, color: vars.color.textMuted })
globalStyle(`${line} > button`, { flexShrink: 0, marginBlock: -4 })
export const body = style({ display: 'grid', gap: 16, minWidth: 0, selectors: { '&[hidden]': { display: 'none' } } })
