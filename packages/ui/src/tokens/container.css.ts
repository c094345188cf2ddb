import { media } from './breakpoint.ts'
import { componentStyle } from './component-style.ts'
import { vars } from './theme.css.ts'

/** The page's column: as wide as the screen allows, with its gutters. */
export const container = componentStyle(
  {
    width: '100%',
    maxWidth: 1280,
    marginInline: 'auto',
    paddingInline: vars.gutter,
    '@media': { [media['2xl']]: { maxWidth: 1440 } },
  },
  'container',
)

/** The narrow column of text pages. */
export const textContainer = componentStyle(
  { width: '100%', maxWidth: `calc(720px + 2*${vars.gutter})`, marginInline: 'auto', paddingInline: vars.gutter },
  'textContainer',
)
