import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle(
  { ...type.caption, display: 'inline-flex', alignItems: 'center', gap: 4, whiteSpace: 'nowrap' },
  'root',
)
export const star = componentStyle({ color: vars.color.star }, 'star')
export const score = componentStyle({ fontWeight: 600 }, 'score')
export const count = componentStyle({ color: vars.color.textMuted }, 'count')
export const stars = componentVariants(
  {
    md: { height: 16, width: 88, fill: vars.color.star },
    lg: { height: 20, width: 108, fill: vars.color.star },
  },
  'stars',
)
