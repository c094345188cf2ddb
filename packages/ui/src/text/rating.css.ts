import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { iconShape } from '../icon/icon-shape.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const star = iconShape('star-filled', 'md', { color: vars.color.star })
export const root = componentStyle(
  {
    ...type.caption,
    ...star,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    whiteSpace: 'nowrap',
    fontWeight: 600,
    color: vars.color.text,
    selectors: {
      ...star.selectors,
      '&[data-count]::after': {
        content: 'attr(data-count)',
        fontWeight: type.caption.fontWeight,
        color: vars.color.textMuted,
      },
    },
  },
  'root',
)
export const stars = componentVariants(
  {
    md: { height: 16, width: 88, fill: vars.color.star },
    lg: { height: 20, width: 108, fill: vars.color.star },
  },
  'stars',
)
