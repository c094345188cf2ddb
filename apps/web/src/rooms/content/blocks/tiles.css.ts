import { media, radius, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const tiles = style({
  display: 'grid',
  gap: 12,
  margin: '12px 0 20px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
})
export const topics = style([tiles, { '@media': { [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }])
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 14px',
  alignContent: 'start',
  padding: 16,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  '@media': { [media.hover]: { ':hover': { borderColor: color.primary } } },
})
export const tileIcon = style({ color: color.primary, gridRow: 'span 3', marginTop: 2 })
/** The link's hit area is the whole tile. */
export const tileLink = style({
  overflowWrap: 'anywhere',
  ...type.body,
  fontWeight: 600,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.panel },
    [`${tile}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
})
export const tileText = style({ ...type.ui, overflowWrap: 'anywhere', color: color.textMuted })
export const tileCount = style({ ...type.label, color: color.primary, fontWeight: 600 })

export const stamps = style({
  display: 'flex',
  gap: 20,
  overflowX: 'auto',
  margin: '24px 0 0',
  padding: '28px 20px',
  background: color.primarySoft,
  borderRadius: radius.panel,
  '@media': { [media.md]: { justifyContent: 'space-evenly', paddingInline: 32 } },
})
export const stampLink = style({ ...type.label, display: 'block', width: 128 })
globalStyle(`${stampLink} img`, { width: '100%', height: 'auto' })
globalStyle(`${stampLink} b, ${stampLink} small`, { display: 'block' })
globalStyle(`${stampLink}:hover b`, { textDecoration: 'underline' })

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  margin: '28px 0 0',
  padding: '18px 20px',
  background: color.primarySoft,
  color: color.onPrimarySoft,
  borderRadius: radius.panel,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${action}:only-child`, { margin: 0 })
export const actionText = style({ ...type.body, fontWeight: 600, margin: 0, minWidth: 0, overflowWrap: 'anywhere' })
export const contact = style({
  margin: '24px 0 0',
  padding: 20,
  background: color.sunken,
  borderRadius: radius.panel,
})

export const places = style({
  display: 'grid',
  gap: 0,
  margin: '12px 0 20px',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: 32 } },
})
export const place = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: 12,
  paddingBlock: 16,
  borderTop: `1px solid ${color.line}`,
})
export const placeIcon = style({ color: color.primary, marginTop: 2 })
export const placeName = style({ ...type.body, fontWeight: 600, margin: '0 0 2px' })
export const placeCity = style({ ...type.label, color: color.textMuted, fontWeight: 400 })
export const placeNote = style({ color: color.textMuted })

export const siteMap = style({ columns: '260px', columnGap: 40 })
globalStyle(`${siteMap} > section`, { breakInside: 'avoid', marginBottom: 28 })
export const siteMapTitle = style({ ...type.body, fontWeight: 700, margin: '0 0 4px', scrollMarginTop: 16 })
export const siteMapLink = style({
  ...type.ui,
  display: 'inline-block',
  paddingBlock: 6,
  color: color.textMuted,
  ':hover': { color: color.primary, textDecoration: 'underline' },
})
