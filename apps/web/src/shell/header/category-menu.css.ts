import { media, radius, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const menu = style({ gridArea: 'menu' })
export const button = style({
  ...type.button,
  fontSize: 14,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.touch,
  minWidth: size.touch,
  justifyContent: 'center',
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: radius.control,
  color: vars.color.onHeader,
  '@media': { [media.lg]: { paddingInline: 16, background: 'rgb(255 255 255 / 12%)' } },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${menu}[open] &`]: { background: vars.color.saffron, color: vars.color.onSaffron },
  },
})
export const buttonText = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [media.lg]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
})
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: 62,
  zIndex: z.menu,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
  vars: { [vars.focus]: vars.color.focusRing },
  '@media': {
    [media.lg]: {
      top: 112,
      display: 'grid',
      gridTemplateColumns: '268px 1fr',
      padding: '14px max(20px, calc((100vw - 1280px) / 2 + 20px)) 24px',
      boxSizing: 'border-box',
    },
  },
})
export const mains = style({
  listStyle: 'none',
  margin: 0,
  padding: 12,
  '@media': { [media.lg]: { padding: '0 12px 0 0', borderRight: `1px solid ${vars.color.line}` } },
})
export const main = style({
  ...type.ui,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: size.touch,
  paddingInline: 12,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.control,
})
export const currentMain = style([
  main,
  {
    '@media': { [media.lg]: { background: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 700 } },
  },
])
export const groups = style({ display: 'none', '@media': { [media.lg]: { display: 'block', paddingLeft: 24 } } })
export const title = style({ margin: '6px 0 18px', display: 'flex', gap: 14, alignItems: 'baseline' })
globalStyle(`${title} b`, { ...type.sectionTitle })
globalStyle(`${title} a`, { ...type.ui, color: vars.color.primary, fontWeight: 600, textDecoration: 'none' })
export const columns = style({ columns: 3, columnGap: 24 })
export const group = style({ listStyle: 'none', margin: '0 0 18px', padding: 0, breakInside: 'avoid' })
export const groupLink = style({
  ...type.ui,
  display: 'block',
  padding: '4px 0',
  fontWeight: 700,
  color: vars.color.primary,
  textDecoration: 'none',
})
export const leafLink = style({
  ...type.ui,
  display: 'block',
  padding: '4px 0',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
