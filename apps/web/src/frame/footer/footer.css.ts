import { iconShape, media, radius, rem, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'
import { container } from '../layouts/layout.css.ts'

export const footer = style({
  position: 'relative',
  marginTop: 32,
  background: vars.color.headerDeep,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const columns = style([
  container,
  {
    display: 'grid',
    // The footer is laid out only when it is near the viewport.
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${rem(792)}`,
    gap: '24px 16px',
    gridTemplateColumns: '1fr 1fr',
    paddingBlock: '36px 24px',
    '@media': {
      [media.md]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gap: 24,
        containIntrinsicHeight: `auto ${rem(458)}`,
      },
      [media.lg]: {
        gridTemplateColumns: '1.5fr 1fr 1.1fr 1.2fr 1fr',
        gap: 32,
        containIntrinsicHeight: `auto ${rem(316)}`,
      },
      print: { contentVisibility: 'visible' },
    },
  },
])
export const about = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end' },
    [media.lg]: { display: 'block', gridColumn: 'auto' },
  },
})
export const networks = style({
  display: 'flex',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  margin: '14px 0 0',
  '@media': { [media.md]: { gridArea: '1 / 2 / 3' } },
})
const square = style({
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: radius.control,
  background: vars.color.headerControl,
})
export const network = {
  instagram: style([square, iconShape('instagram', 'base')]),
  'x-logo': style([square, iconShape('x-logo', 'base')]),
  youtube: style([square, iconShape('youtube', 'base')]),
  linkedin: style([square, iconShape('linkedin', 'base')]),
}
export const apps = style({ display: 'grid', gap: 8, maxWidth: 200, listStyle: 'none', margin: 0, padding: 0 })
const download = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '5px 12px',
  minHeight: size.touch,
  border: `1px solid ${vars.color.headerMuted}`,
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.2,
})
export const app = {
  apple: style([download, iconShape('apple-filled', 'lg')]),
  'google-play': style([download, iconShape('google-play-filled', 'lg')]),
}
export const how = style({ ...type.caption, display: 'block', fontWeight: 400, color: vars.color.headerMuted })
export const text = style({ ...type.ui, color: vars.color.headerMuted, maxWidth: 300, margin: '14px 0 0' })
export const title = style({ ...type.ui, fontWeight: 700, margin: '0 0 8px' })
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const link = style({
  ...type.label,
  display: 'block',
  padding: '7px 0',
  color: vars.color.headerMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.onHeader, textDecoration: 'underline' },
})
export const bottom = style([
  container,
  {
    ...type.label,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    paddingBlock: 18,
    // Room for the button that scrolls to the top.
    '@media': { [media.md]: { paddingRight: 84 } },
    borderTop: '1px solid rgb(255 255 255 / 14%)',
    color: vars.color.headerMuted,
  },
])
export const card = style({ flex: '1 1 300px' })
export const copyright = style({ '@media': { [media.lg]: { marginLeft: 'auto' } } })
