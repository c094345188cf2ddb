import { media, radius, rem, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const inset = { paddingInline: 12, '@media': { [media.md]: { paddingInline: 18 } } }

export const head = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '8px 12px',
  margin: 0,
  padding: '12px',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', gap: '8px 32px', padding: '14px 18px' } },
})
globalStyle(`${head} dt`, { ...type.caption, color: vars.color.textMuted })
globalStyle(`${head} dd`, { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' })
export const parcel = style({
  padding: '14px 12px',
  display: 'grid',
  gap: 14,
  '@media': { [media.md]: { padding: '16px 18px' } },
})
export const status = style({ ...type.ui, fontSize: rem(16), fontWeight: 700, color: vars.color.primary, margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
/** Later changes to units of a line, such as cancellations and returns. */
export const unitState = style([note, { color: vars.color.text, fontWeight: 600 }])
globalStyle(`${note} a`, { color: vars.color.primary, fontWeight: 600 })

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 })
export const line = style({
  ...type.ui,
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '4px 12px',
  padding: '12px 0',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.sm]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
})
export const picture = style({ borderRadius: radius.picture, width: 64, height: 64 })
export const name = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
globalStyle(`${name} a`, { color: vars.color.text, textDecoration: 'none' })
globalStyle(`${name} a:hover`, { textDecoration: 'underline' })
export const amount = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  gridColumn: 2,
  '@media': { [media.sm]: { gridColumn: 3, textAlign: 'right' } },
})
export const lineActions = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', gridColumn: '2 / -1' })
globalStyle(`${lineActions} a`, { ...type.label, color: vars.color.primary, fontWeight: 600, paddingBlock: 13 })

/** Sums and places, side by side on wide screens. */
export const facts = style({
  display: 'grid',
  gap: 18,
  padding: '14px 12px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 32, padding: '16px 18px' },
  },
})
export const factsTitle = style({ ...type.ui, fontWeight: 700, margin: '0 0 8px' })
export const pairs = style({ ...type.ui, margin: 0, display: 'grid', gap: 6 })
globalStyle(`${pairs} > div`, { display: 'flex', justifyContent: 'space-between', gap: 16 })
globalStyle(`${pairs} dt`, { color: vars.color.textMuted })
globalStyle(`${pairs} dd`, {
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  overflowWrap: 'anywhere',
})
export const sum = style({
  borderTop: `1px dashed ${vars.color.line}`,
  paddingTop: 8,
  fontWeight: 700,
})
globalStyle(`${sum} > dt`, { color: vars.color.text })
export const section = style({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  paddingBlock: 14,
  borderTop: `1px solid ${vars.color.line}`,
  ...inset,
})
globalStyle(`${section} > *`, { maxWidth: '100%' })
export const wide = style({ justifySelf: 'stretch' })
export const map = style({ display: 'grid', gap: 8, justifyItems: 'start', marginTop: 12 })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 })
/** A value with its copy button. */
export const copied = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: '0 8px',
})
