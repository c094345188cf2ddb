import { style } from '@vanilla-extract/css'

export const field = style({ width: '100%', maxWidth: 560 })
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })
