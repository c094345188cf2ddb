import { media, radius, type, vars, z } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

/** Height of the notice in px with some margin; on phones its text takes more lines. */
const room = { base: 250, md: 200 }

export const notice = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: z.panel,
  boxSizing: 'border-box',
  display: 'grid',
  gap: 12,
  padding: 16,
  background: vars.color.raised,
  color: vars.color.text,
  borderTop: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow[3],
  '@media': {
    [media.md]: {
      insetInline: 'auto',
      left: 20,
      bottom: 20,
      width: 440,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.dialog,
    },
  },
})
// Space below the page, so that the notice covers neither its end nor a focused element. It overlaps the bars of pages,
// and its rule comes before theirs.
globalStyle(`:root:has(${notice})`, {
  scrollPaddingBottom: room.base,
  '@media': { [media.md]: { scrollPaddingBottom: room.md } },
})
globalStyle(`body:has(${notice})`, { paddingBottom: room.base, '@media': { [media.md]: { paddingBottom: room.md } } })
export const text = style({ ...type.ui, margin: 0 })
export const answers = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, margin: 0 })
