import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const full = style({ ...type.ui, color: vars.color.textMuted, margin: 0 })
/** Hint on phones that the table scrolls sideways. */
export const aside = style({
  ...type.label,
  color: vars.color.textMuted,
  margin: '12px 0 0',
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
})
const edge = (side: 'left' | 'right', color: string, width: number) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${color}, transparent) ${side} center / ${width}px 100% no-repeat`
/** A shadow at each edge with hidden content; covers that scroll with the table hide it at its ends. */
export const scroll = style({
  overflowX: 'auto',
  marginTop: 12,
  background: [
    `${edge('left', vars.color.surface, 28)} local`,
    `${edge('right', vars.color.surface, 28)} local`,
    `${edge('left', 'rgb(0 0 0 / .35)', 12)} scroll`,
    `${edge('right', 'rgb(0 0 0 / .35)', 12)} scroll`,
  ].join(', '),
})
/** Columns of equal width; two of them fit on a phone. */
export const table = style({
  ...type.ui,
  borderCollapse: 'collapse',
  width: '100%',
  tableLayout: 'fixed',
  selectors: {
    '&:has(th:nth-child(4))': { minWidth: 480 },
    '&:has(th:nth-child(5))': { minWidth: 600 },
  },
})
globalStyle(`${table} th, ${table} td`, {
  padding: '10px 12px',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingInline: 6 } },
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
})
/** The row headers stay in place while the products scroll. */
globalStyle(`${table} th:first-child`, {
  color: vars.color.textMuted,
  fontWeight: 400,
  position: 'sticky',
  left: 0,
  // Above the products' buttons.
  zIndex: 2,
  background: vars.color.surface,
})
globalStyle(`${table} tbody tr:first-child td`, { fontWeight: 700 })
export const corner = style({
  width: 128,
  '@media': { [media.phone]: { width: 84 } },
})
export const product = style({ position: 'relative', fontWeight: 400 })
// Above the picture, which in the dark scheme has its own stacking context.
export const take = style({ position: 'absolute', top: 0, right: 0, zIndex: 1 })
export const link = style({
  display: 'grid',
  gap: 8,
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
globalStyle(`${link} img`, { borderRadius: radius.picture, width: '100%', maxWidth: 120, height: 'auto' })
