import { fixedColor, media, radius, size, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Covers the page below the header; the header stays visible. */
export const scrim = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  height: '100vh',
  zIndex: z.menu - 1,
  background: fixedColor.scrim,
})
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: z.menu,
  display: 'grid',
  gridTemplateColumns: 'clamp(220px, 24vw, 268px) minmax(0, 1fr)',
  '@media': { [media.xl]: { gridTemplateColumns: '268px minmax(0, 1fr) 252px' } },
  padding: '14px max(20px, calc((100vw - 1280px) / 2 + 20px)) 24px',
  boxSizing: 'border-box',
  maxHeight: 'calc(100vh - 120px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow[3],
  vars: { [vars.focus]: vars.color.focusRing },
})
export const mains = style({
  listStyle: 'none',
  margin: 0,
  padding: '0 12px 0 0',
  borderRight: `1px solid ${vars.color.line}`,
})
export const main = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: size.touch,
  paddingInline: 10,
  color: 'inherit',
  fontWeight: 500,
  textDecoration: 'none',
  borderRadius: radius.control,
})
globalStyle(`${main} svg:last-child:not(:first-child)`, { marginLeft: 'auto' })
export const currentMain = style([
  main,
  { background: vars.color.primarySoft, color: vars.color.onPrimarySoft, fontWeight: 700 },
])
export const apart = style({ borderTop: `1px solid ${vars.color.line}`, marginTop: 10, paddingTop: 10 })
export const groups = style({ paddingLeft: 24, minWidth: 0 })
export const title = style({ margin: '6px 0 18px', display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'baseline' })
globalStyle(`${title} b`, { ...type.sectionTitle })
globalStyle(`${title} a`, { ...type.ui, color: vars.color.primary, fontWeight: 600, textDecoration: 'none' })
export const columns = style({ columns: '190px 3', columnGap: 24 })
export const group = style({ listStyle: 'none', margin: '0 0 18px', padding: 0, breakInside: 'avoid' })
const link = { ...type.ui, display: 'block', padding: '4px 0', textDecoration: 'none' }
export const groupLink = style({
  ...link,
  fontWeight: 700,
  color: vars.color.primary,
  ':hover': { textDecoration: 'underline' },
})
export const leafLink = style({ ...link, color: 'inherit', ':hover': { textDecoration: 'underline' } })

/** Shown on wide screens only. */
export const offer = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'block' } },
  paddingLeft: 20,
  borderLeft: `1px dashed ${vars.color.controlBorder}`,
})
export const offerTitle = style({ ...type.ui, fontWeight: 700, margin: '8px 0 12px' })
/** A card without the stamp's perforation, which does not fit on a panel. */
export const offerList = style({ listStyle: 'none', margin: 0, padding: 0, vars: { [vars.hole]: 'transparent' } })
globalStyle(`${offerList} > li`, { background: 'none', padding: 0 })

export const rows = style({ listStyle: 'none', margin: -16, padding: 0 })
export const row = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  width: '100%',
  minHeight: 52,
  padding: '8px 16px',
  boxSizing: 'border-box',
  border: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.text,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
})
export const allRow = style([row, { color: vars.color.primary, fontWeight: 700 }])
export const count = style({ ...type.label, marginLeft: 'auto', color: vars.color.textMuted, whiteSpace: 'nowrap' })
/** The space below the categories, whose list has negative margins. */
export const shortcuts = style({ marginTop: 40 })
