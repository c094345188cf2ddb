import { media, radius, rem, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** For mouse users only. It touches the icon, so that it stays open while the pointer moves to it. */
export const miniCart = style({
  display: 'none',
  '@media': {
    [`${media.lg} and (hover: hover)`]: {
      display: 'grid',
      gap: 10,
      position: 'absolute',
      right: 0,
      top: '100%',
      width: 320,
      boxSizing: 'border-box',
      padding: 14,
      background: vars.color.raised,
      color: vars.color.text,
      borderRadius: radius.menu,
      boxShadow: vars.shadow[3],
      zIndex: z.menu,
      vars: { [vars.focus]: vars.color.primary },
    },
  },
})
export const miniRows = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 })
export const miniRow = style({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: '48px 1fr',
  gap: 10,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
globalStyle(`${miniRow} small`, { display: 'block', color: vars.color.textMuted, fontSize: rem(12) })
export const miniMore = style({ ...type.caption, margin: 0, color: vars.color.textMuted })
export const miniTotal = style({
  ...type.label,
  margin: 0,
  display: 'flex',
  justifyContent: 'space-between',
  borderTop: `1px dashed ${vars.color.controlBorder}`,
  paddingTop: 10,
})
export const miniGo = style({
  ...type.ui,
  fontWeight: 700,
  padding: '10px 16px',
  textAlign: 'center',
  borderRadius: radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  textDecoration: 'none',
})
