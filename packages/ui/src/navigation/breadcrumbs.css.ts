import { media } from '../tokens/breakpoint.ts'
import { componentStyle } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const list = componentStyle(
  {
    ...type.label,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    // The links are tall for touch, so the row is moved up to align their text.
    marginTop: -8,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    '@media': { [media.phone]: { marginInline: `calc(-1*${vars.gutter})`, paddingInline: vars.gutter } },
  },
  'list',
)
export const step = componentStyle({ display: 'flex', alignItems: 'center', gap: 8 }, 'step')
export const link = componentStyle(
  {
    paddingBlock: 12,
    outlineOffset: -2,
    selectors: { '&:hover': { color: vars.color.primary, textDecoration: 'underline', textUnderlineOffset: 3 } },
  },
  'link',
)
export const here = componentStyle({ paddingBlock: 12, color: vars.color.text, fontWeight: 500 }, 'here')
