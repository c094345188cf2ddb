import { style } from '@vanilla-extract/css'

export const field = style({ width: '100%', maxWidth: 560 })
/** The margin aligns the text buttons with the field above, in each row. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginInlineStart: -15 })
/** The button with a background aligns by its edge. */
export const send = style({ marginInlineStart: 15 })
