import { media, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

globalStyle('body', { margin: 0 })
// The page stands still under what lies over it, and its width stays (rules.md S6).
globalStyle('html:has(dialog:modal, [data-covers-page])', { overflow: 'hidden', paddingRight: 'var(--scrollbar, 0)' })
// On paper a page is its content.
globalStyle('#root > :is(header, footer)', { '@media': { print: { display: 'none' } } })
globalStyle('#root', { minHeight: '100vh', display: 'flex', flexDirection: 'column' })

export const container = style({
  width: '100%',
  maxWidth: 1280,
  marginInline: 'auto',
  paddingInline: vars.gutter,
  boxSizing: 'border-box',
  '@media': { [media['2xl']]: { maxWidth: 1440 } },
})
export const main = style([container, { flex: 1, paddingTop: 20, paddingBottom: 48, outline: 'none' }])
export const skip = style({
  position: 'absolute',
  left: -9999,
  zIndex: z.skipLink,
  ':focus': { left: 12, top: 12, padding: '12px 16px', background: vars.color.surface, color: vars.color.primary },
})
export const basicHeader = style({
  position: 'relative',
  background: vars.color.header,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const basicBar = style([
  container,
  {
    minHeight: size.header.checkout,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlock: 8,
  },
])
/** Under the logo on phones, beside it where there is room. */
export const steps = style({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.md]: { order: 0, flexBasis: 'auto', flexGrow: 1, maxWidth: 620 } },
})
export const logoLink = style({ color: 'inherit', textDecoration: 'none' })
export const secure = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.headerMuted,
})
export const basicFooter = style([
  container,
  { ...type.ui, display: 'flex', flexWrap: 'wrap', gap: '8px 24px', paddingBlock: 24, color: vars.color.textMuted },
])
globalStyle(`${basicFooter} a`, { color: 'inherit', paddingBlock: 8 })
