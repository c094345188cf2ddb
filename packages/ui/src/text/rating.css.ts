import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { iconShape } from '../icon/icon-shape.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle(
  {
    ...type.caption,
    ...iconShape('star-filled', 'md', vars.color.star),
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
  },
  'root',
)
export const score = componentStyle({ fontWeight: 600, color: vars.color.text }, 'score')
export const stars = componentVariants(
  {
    md: { height: 16, width: 88, fill: vars.color.star },
    lg: { height: 20, width: 108, fill: vars.color.star },
  },
  'stars',
)
