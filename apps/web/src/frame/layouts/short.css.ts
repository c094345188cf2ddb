import { media, size, type, vars } from '@market/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'
import { container } from './layout.css.ts'

export const basicHeader = style({
  position: 'relative',
  background: vars.color.header,
  color: vars.color.onHeader,
  vars: { [vars.focus]: vars.color.saffron },
})
export const basicBar = style([
  container,
  {
    minHeight: size.header.checkout,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 24px',
    paddingBlock: 8,
  },
])
/** Under the logo on phones, beside it on wider screens. */
export const steps = style({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.md]: { order: 0, flexBasis: 0, flexGrow: 1, maxWidth: 620 } },
})
export const logoLink = style({ color: 'inherit', textDecoration: 'none' })
export const secure = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: vars.color.headerMuted,
  // Between phone and desktop width the steps need this space.
  '@media': { [`${media.md} and (width < 1024px)`]: { display: 'none' } },
})
/** One header for each width; the other is hidden, also for screen readers. */
export const onPhones = style({ '@media': { [media.md]: { display: 'none' } } })
export const onDesktops = style({ '@media': { [media.phone]: { display: 'none' } } })
export const basicFooter = style([
  container,
  {
    ...type.ui,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    paddingBlock: 24,
    color: vars.color.textMuted,
  },
])
globalStyle(`${basicFooter} a`, { color: 'inherit', paddingBlock: 8 })
export const copyright = style({ '@media': { [media.md]: { marginLeft: 'auto' } } })

export const topMenu = style({ background: vars.color.surface, borderBottom: `1px solid ${vars.color.line}` })
export const topMenuList = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    listStyle: 'none',
    margin: '0 auto',
    paddingBlock: 0,
  },
])
export const topMenuHome = style({
  display: 'none',
  '@media': { [media.md]: { display: 'block' } },
})
export const topMenuLink = style({
  ...type.ui,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  color: vars.color.text,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
})
