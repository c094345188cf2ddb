import { style } from '@vanilla-extract/css'

export const consent = style({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: '12px 0',
  textDecoration: 'underline',
  cursor: 'pointer',
})
