import { style } from '@vanilla-extract/css'
import { media, rem, space, type, vars } from '../src/tokens/index.ts'

export const header = style({
  position: 'relative',
  background: vars.color.header,
  vars: { [vars.focus]: vars.color.saffron },
})
export const bar = style({
  flexWrap: 'wrap',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  minHeight: 72,
  gap: 16,
})
export const board = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[5],
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(12,minmax(0,1fr))' } },
})
const span = (columns: number) => style({ minWidth: 0, '@media': { [media.lg]: { gridColumn: `span ${columns}` } } })
export const third = span(4)
export const half = span(6)
export const twoThirds = span(8)
export const whole = span(12)
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const stack = style({ display: 'grid', gap: space[3] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(180px,1fr))',
  gap: space[4],
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 })
export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(93px,1fr))', gap: 8 })
export const swatch = style({ ...type.caption, color: vars.color.textMuted })
export const patch = style({
  display: 'block',
  width: '100%',
  height: 44,
  borderRadius: 3,
  marginBottom: 4,
  stroke: vars.color.line,
})
export const card = style({ display: 'grid', gap: 5, padding: '10px 12px 12px', height: '100%', alignContent: 'start' })
export const picture = style({ position: 'relative' })
export const discount = style({ position: 'absolute', top: 10, left: 0, borderRadius: '0 3px 3px 0' })
export const favourite = style({ position: 'absolute', top: 6, right: 6 })
export const soldOut = style({ opacity: 0.45 })
export const name = style({ ...type.productName, minHeight: rem(36), marginTop: 4 })
export const buy = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', minHeight: 44 })
export const shop = style({
  ...type.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  color: vars.color.textMuted,
})
export const saffron = style({ background: vars.color.saffron, padding: 24, display: 'flex', gap: 16 })
export const loose = style({ width: 120 })
export const deep = style({
  position: 'relative',
  background: vars.color.headerDeep,
  color: vars.color.onHeader,
  marginTop: 40,
  paddingBlock: 32,
})
export const trust = style({ display: 'flex', gap: 14, alignItems: 'center', padding: '18px 20px' })
export const trustIcon = style({ color: vars.color.primary })
export const trustText = style({ ...type.label, color: vars.color.textMuted })
export const display = style({ ...type.campaignTitle })
export const page = style({ ...type.pageTitle })
export const section = style({ ...type.sectionTitle })
export const body = style({ ...type.body })
export const muted = style({ ...type.label, color: vars.color.textMuted })
