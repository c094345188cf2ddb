import { media, radius, rem, vars, z } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { bar, color, size, text, tornEdge } from '../look/desk.css.ts'

const wide = media.lg

export const barBox = style({
  position: 'sticky',
  top: 0,
  zIndex: z.header,
  background: bar.ground,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
  selectors: { '&::after': tornEdge },
})
export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 56,
  paddingInline: 12,
  '@media': { [wide]: { minHeight: size.bar, gap: 16, paddingInline: 16 } },
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 })
export const stamp = style({ width: 32, height: 32, flexShrink: 0 })
export const brandName = style({ ...text.panelTitle, fontFamily: vars.font.display, fontSize: rem(18) })
export const tool = style({
  ...text.small,
  fontWeight: 600,
  color: vars.color.saffron,
  borderInlineStart: '1px solid #ffffff40',
  paddingInlineStart: 10,
  paddingBlock: 3,
})
export const command = style({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 40,
  minHeight: 40,
  padding: '0 12px',
  marginInlineStart: 'auto',
  borderRadius: radius.control,
  background: color.barField,
  color: bar.onField,
  textAlign: 'start',
  '@media': { [wide]: { flex: 1, maxWidth: 460, minHeight: 34, marginInlineStart: 12 } },
})
export const commandText = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  flex: 1,
})
export const ways = style({ marginTop: 8, marginInline: -14 })
export const way = style({ display: 'flex' })
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '@media': { [wide]: { marginInlineStart: 'auto' } },
})
export const barLink = style({
  ...text.rail,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  minWidth: 40,
  justifyContent: 'center',
  padding: '4px 8px',
  borderRadius: radius.control,
  color: 'inherit',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.barField } } } },
})
// After the styles with which they are combined, whose `display` they replace.
export const onlyWide = style({ display: 'none', '@media': { [wide]: { display: 'flex' } } })
export const onlyNarrow = style({ '@media': { [wide]: { display: 'none' } } })
export const commandKeys = style([onlyWide, { fontFamily: vars.font.text }])
export const initials = style({
  ...text.small,
  fontWeight: 700,
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: radius.panel,
  background: color.barField,
  flexShrink: 0,
})
export const state = style({ ...text.cell, color: bar.muted, alignItems: 'center', gap: 8, whiteSpace: 'nowrap' })
export const dot = style({ width: 8, height: 8, borderRadius: '50%', background: color.bulkBarAction })

export const body = style({
  display: 'block',
  '@media': { [wide]: { display: 'grid', gridTemplateColumns: `${size.rail}px minmax(0,1fr)` } },
})
export const rail = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      position: 'sticky',
      top: size.bar + 4,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${size.bar + 4}px)`,
      overflowY: 'auto',
      padding: '16px 0 24px 12px',
    },
  },
})
export const shop = style({ display: 'flex', alignItems: 'center', gap: 10, padding: '0 8px 12px', minWidth: 0 })
export const shopMark = style({
  ...text.small,
  fontWeight: 700,
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: radius.panel,
  background: vars.color.plum,
  color: '#fff',
})
export const shopName = style({ ...text.rail, fontWeight: 700, overflowWrap: 'anywhere' })
export const muted = style({ ...text.small, color: vars.color.textMuted, display: 'block' })
export const railItem = style({
  ...text.rail,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 34,
  paddingInline: 12,
  color: vars.color.text,
  borderInlineStart: '3px solid transparent',
  borderRadius: `0 ${radius.panel} ${radius.panel} 0`,
  selectors: {
    '&[aria-current=page]': { background: color.railActive, borderColor: vars.color.primary, fontWeight: 700 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current=page])': { background: color.rowHover } } },
    '(max-width: 1023.98px)': { minHeight: 48, fontSize: rem(15) },
  },
})
export const count = style({ marginInlineStart: 'auto', ...text.small, fontWeight: 600, color: vars.color.textMuted })
export const countUrgent = style([count, { color: vars.color.error, fontWeight: 700 }])

export const main = style({
  minWidth: 0,
  maxWidth: 1404,
  padding: '0 0 calc(88px + env(safe-area-inset-bottom))',
  '@media': { [media.md]: { padding: '20px 16px 88px' }, [wide]: { padding: '20px 24px 32px 20px' } },
})
export const phoneNav = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: z.header,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  minHeight: size.phoneNav,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { display: 'none' } },
})
export const phoneItem = style({
  ...text.small,
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 3,
  color: vars.color.textMuted,
  textAlign: 'center',
  selectors: { '&[aria-current=page]': { color: vars.color.primary, fontWeight: 700 } },
})
export const phoneCount = style({
  ...text.small,
  position: 'absolute',
  top: 6,
  insetInlineStart: 'calc(50% + 6px)',
  minWidth: 20,
  paddingInline: 5,
  borderRadius: radius.pill,
  background: vars.color.error,
  color: vars.color.onError,
  fontWeight: 700,
})
export const offline = style({
  ...text.cell,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  background: color.neutralSoft,
  color: color.onNeutralSoft,
})

export const keyTable = style({
  display: 'grid',
  gap: '4px 32px',
  '@media': { [media.sm]: { gridTemplateColumns: '1fr 1fr' } },
})
export const keyRow = style({
  ...text.cell,
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  alignItems: 'center',
  minHeight: 32,
})
export const keyGroup = style({ ...text.panelTitle, marginTop: 12 })
export const keySet = style({ display: 'flex', gap: 4 })
