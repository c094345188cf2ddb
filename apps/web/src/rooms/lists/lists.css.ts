import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { pictureRow } from '../../shared/product/picture-row.ts'

export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'flex-start' })
export const formField = style({ flex: '1 1 220px', maxWidth: 360 })
export const formButton = style({ marginTop: 24 })
export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style(pictureRow(72))
export const picture = style({ borderRadius: radius.picture, display: 'block' })
/** The list's full name, which its tab may truncate. */
export const heading = style({ ...type.sectionTitle, margin: 0, overflowWrap: 'anywhere' })
export const name = style({ ...type.ui, margin: '0 0 6px' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
})
/** Aligns the text of these borderless buttons with the bordered button above them. */
export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  marginInlineStart: -15,
  '@media': { [media.md]: { display: 'contents' } },
})
export const note = style({ ...type.label, color: vars.color.textMuted, margin: 0 })
/** Address and buttons of a shared list. */
export const sharing = style({ display: 'grid', gap: 12, justifyItems: 'start' })
/** The page of a shared list. */
export const shared = style({ display: 'grid', gap: 16, maxWidth: 880, margin: '16px auto' })
export const sharedTitle = style({ ...type.pageTitle, margin: '0 0 4px', overflowWrap: 'anywhere' })
export const hint = style({ ...type.ui, margin: 0 })
