import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars
const print = 'print'
const textWidth = '68ch'

export const link = style({
  color: color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  textDecorationThickness: '1px',
  ':hover': { textDecorationThickness: '2px' },
})
export const heading = style({
  ...type.sectionTitle,
  margin: '36px 0 10px',
  scrollMarginTop: 16,
  ':first-child': { marginTop: 0 },
})
export const subheading = style({
  ...type.body,
  fontWeight: 700,
  margin: '22px 0 6px',
  ':first-child': { marginTop: 0 },
})
export const paragraph = style({
  ...type.body,
  margin: '0 0 12px',
  maxWidth: textWidth,
  ':last-child': { marginBottom: 0 },
})
const item = { ...type.body, maxWidth: textWidth, margin: '0 0 16px', paddingInlineStart: 22 }
export const list = style({ ...item, listStyle: 'disc' })
export const ordered = style({ ...item, listStyle: 'decimal' })
globalStyle(`${list} > li, ${ordered} > li`, { paddingInlineStart: 4, marginBottom: 6 })
globalStyle(`${list} > li::marker, ${ordered} > li::marker`, { color: color.primary, fontWeight: 600 })

export const tableBox = style({ overflowX: 'auto', margin: '8px 0 20px', borderRadius: radius.panel })
export const table = style({ ...type.ui, width: '100%', textAlign: 'left' })
/** A table with more than four columns, which scrolls sideways on phones. */
export const wideTable = style([table, { minWidth: 520 }])
export const tableCaption = style({ ...type.label, color: color.textMuted, textAlign: 'left', padding: '0 0 8px' })
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 12px',
  verticalAlign: 'top',
  '@media': { [media.phone]: { paddingInline: 8 } },
})
globalStyle(`${table} thead th`, { background: color.sunken, fontWeight: 600 })
globalStyle(`${table} tbody tr`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${table} tbody th`, { fontWeight: 600 })

export const accordion = style({ margin: '8px 0 20px', borderTop: `1px solid ${color.line}` })
export const question = style({ borderBottom: `1px solid ${color.line}` })
export const summary = style({
  ...type.body,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 52,
  paddingBlock: 12,
  cursor: 'pointer',
  listStyle: 'none',
  outlineOffset: -2,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.hover]: { ':hover': { color: color.primary } } },
})
export const caret = style({
  color: color.primary,
  transition: 'transform 150ms',
  selectors: { [`${question}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
})
export const answer = style({ ...type.body, maxWidth: textWidth, padding: '0 28px 16px 0', scrollMarginTop: 72 })
globalStyle(`${answer} > p + p`, { marginTop: 10 })
// All answers are open in print.
globalStyle(`${question}::details-content`, {
  '@media': { [print]: { contentVisibility: 'visible', display: 'block' } },
})
export const moreLink = style({
  ...type.ui,
  fontWeight: 600,
  color: color.primary,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingBlock: 10,
  ':hover': { textDecoration: 'underline' },
})

export const figure = style({ margin: '12px 0 24px' })
export const figurePicture = style({
  width: '100%',
  maxHeight: 340,
  objectFit: 'cover',
  objectPosition: 'bottom',
  background: '#F2E3C4',
  borderRadius: radius.picture,
})
/** A picture of a single object is shown uncropped, on the background of scenes. */
export const figureCutout = style([
  figurePicture,
  {
    height: 260,
    objectFit: 'contain',
    objectPosition: 'center',
    padding: 24,
    boxSizing: 'border-box',
    maskImage: 'none',
  },
])
export const caption = style({ ...type.label, color: color.textMuted, paddingTop: 8 })
export const notice = style({ margin: '8px 0 20px' })

// Looks like a delivery label: small caption, bold value, dashed lines.
export const facts = style({
  margin: '8px 0 20px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  display: 'grid',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
})
export const fact = style({
  padding: '12px 16px',
  borderBottom: `1px dashed ${color.controlBorder}`,
  minWidth: 0,
  selectors: { '&:last-child': { borderBottom: 'none' } },
  '@media': {
    [media.md]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineEnd: `1px dashed ${color.controlBorder}` },
        '&:nth-last-child(2):nth-child(odd)': { borderBottom: 'none' },
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', borderInlineEnd: 'none' },
      },
    },
  },
})
globalStyle(`${fact} dt`, { ...type.caption, color: color.textMuted, margin: 0 })
globalStyle(`${fact} dd`, { ...type.ui, fontWeight: 600, margin: '2px 0 0', overflowWrap: 'anywhere' })

export const steps = style({ margin: '12px 0 24px', counterReset: 'step' })
export const step = style({
  ...type.body,
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '0 0 20px 52px',
  counterIncrement: 'step',
  maxWidth: textWidth,
  selectors: {
    '&::before': {
      ...type.ui,
      content: 'counter(step)',
      position: 'absolute',
      left: 0,
      top: -2,
      width: 32,
      height: 32,
      lineHeight: rem(32),
      textAlign: 'center',
      borderRadius: radius.pill,
      background: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: 700,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      left: 15,
      top: 34,
      bottom: 6,
      borderInlineStart: `2px dotted ${color.controlBorder}`,
    },
    '&:last-child': { paddingBottom: 0 },
  },
})

/** A stamp sheet in a text column: the surface shows through its holes, and a tint separates the stamps from it. */
export const onSurface = style({ vars: { [vars.hole]: color.surface } })
globalStyle(`${onSurface} > li`, { background: color.sunken })
