import { componentStyle } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: 11 }, 'root')
export const stamp = componentStyle(
  { width: 38, height: 38, '@media': { [media.md]: { width: 44, height: 44 } } },
  'stamp',
)
export const words = componentStyle({ display: 'grid', gap: 1, whiteSpace: 'nowrap' }, 'words')
export const name = componentStyle(
  {
    ...type.wordmark,
    // On a phone with doubled text size, there is no room for more.
    fontSize: `min(${type.wordmark.fontSize}, 8vw)`,
    color: vars.color.onHeader,
  },
  'name',
)
export const line = componentStyle(
  {
    fontSize: rem(10.5),
    lineHeight: rem(12),
    color: vars.color.headerMuted,
    whiteSpace: 'normal',
    '@media': {
      // The narrowest phones have room only for the name.
      '(width < 360px)': { display: 'none' },
      [media.md]: { fontSize: rem(11.5), lineHeight: rem(14) },
    },
  },
  'line',
)
