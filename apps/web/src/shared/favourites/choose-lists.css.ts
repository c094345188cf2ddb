import { style } from '@vanilla-extract/css'

export const lists = style({ display: 'grid', gap: 12 })
export const choices = style({ border: 0, margin: 0, padding: 0, maxHeight: '40vh', overflowY: 'auto' })
