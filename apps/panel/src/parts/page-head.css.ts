import { media, radius, rem, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { color, text } from '../look/desk.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  padding: '14px 16px',
  '@media': { [media.md]: { padding: '0 0 14px' } },
})
export const above = style({
  ...text.cell,
  flexBasis: '100%',
  display: 'flex',
  alignItems: 'center',
  minHeight: 24,
  color: vars.color.textMuted,
})
export const crumbs = style({ display: 'flex', gap: 6 })
export const neighbours = style({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' })
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: radius.control,
  color: vars.color.text,
  '@media': {
    [media.phone]: { width: 44, height: 44 },
    [media.hover]: { selectors: { '&:hover': { background: color.rowHover } } },
  },
})
export const stepless = style([step, { color: color.quietBorder }])
export const title = style({ ...text.title, overflowWrap: 'anywhere' })
export const note = style({ fontSize: rem(14), lineHeight: rem(20), color: vars.color.textMuted })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
})
export const key = style({
  ...text.small,
  fontFamily: vars.font.text,
  fontWeight: 600,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 22,
  minHeight: 20,
  paddingInline: 5,
  border: `1px solid ${color.quietBorder}`,
  borderRadius: radius.check,
  color: vars.color.textMuted,
  background: vars.color.surface,
})
