import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const card = componentStyle(
  {
    display: 'grid',
    alignContent: 'space-between',
    width: '100%',
    maxWidth: 320,
    aspectRatio: '248/152',
    padding: 16,
    borderRadius: radius.dialog,
    background: color.header,
    color: color.onHeader,
  },
  'card',
)
export const row = componentStyle(
  { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12, minWidth: 0 },
  'row',
)
export const stamp = componentStyle({ width: 36, height: 36 }, 'stamp')
export const number = componentStyle(
  {
    fontFamily: vars.font.display,
    fontSize: rem(16),
    lineHeight: rem(24),
    fontWeight: 600,
    letterSpacing: '.04em',
    whiteSpace: 'nowrap',
  },
  'number',
)
export const caption = componentStyle({ ...type.caption, display: 'block', color: color.headerMuted }, 'caption')
export const value = componentStyle(
  {
    ...type.label,
    display: 'block',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'value',
)
export const holder = componentStyle({ minWidth: 0 }, 'holder')
