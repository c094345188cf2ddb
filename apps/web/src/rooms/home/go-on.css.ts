import { style } from '@vanilla-extract/css'

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
})
