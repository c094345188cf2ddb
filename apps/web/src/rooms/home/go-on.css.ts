import { style } from '@vanilla-extract/css'

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:not(:empty)': { marginBottom: 12 } },
})
export const forget = style({ marginLeft: 'auto' })
