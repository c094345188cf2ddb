import { iconShape, media, radius, rem, size, type, vars } from '@market/ui/tokens'
import { style } from '@vanilla-extract/css'

export const menu = style({ gridArea: 'menu' })
const opened = iconShape('x', 'base').selectors
export const button = style({
  ...type.button,
  fontSize: rem(14),
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.touch,
  minWidth: size.touch,
  justifyContent: 'center',
  borderRadius: radius.control,
  color: vars.color.onHeader,
  textDecoration: 'none',
  '@media': { [media.lg]: { paddingInline: 16, background: 'rgb(255 255 255 / 12%)' } },
  selectors: {
    ...iconShape('list', 'base').selectors,
    '&[aria-expanded=true]::before': { ...opened?.['&::before'] },
    '&[aria-expanded=true]': { background: vars.color.saffron, color: vars.color.onSaffron },
  },
})
export const buttonText = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [media.lg]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
})
