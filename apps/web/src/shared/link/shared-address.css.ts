import { style } from '@vanilla-extract/css'

export const field = style({ width: '100%', maxWidth: 560 })
/** The quiet buttons' words stand in line with the field above, in each row that they take. */
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', marginInlineStart: -15 })
/** The button that has a face of its own stands in line by that. */
export const send = style({ marginInlineStart: 15 })
