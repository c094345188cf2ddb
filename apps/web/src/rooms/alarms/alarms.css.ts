import { media, radius, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { pictureRow } from '../../shared/product/picture-row.ts'

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style(pictureRow(64))
export const picture = style({ borderRadius: radius.picture, display: 'block' })
export const name = style({ ...type.ui, margin: '0 0 4px', overflowWrap: 'anywhere' })
export const wish = style({ ...type.ui, display: 'flex', flexWrap: 'wrap', gap: '2px 12px', margin: 0 })
export const note = style({ ...type.label, color: vars.color.textMuted, margin: '4px 0 0' })
export const end = style({ gridColumn: '2', justifySelf: 'start', '@media': { [media.md]: { gridColumn: 'auto' } } })
