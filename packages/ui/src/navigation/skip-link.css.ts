import { componentStyle } from '../tokens/component-style.ts'
import { radius, z } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const skipLink = componentStyle(
  {
    ...type.button,
    position: 'absolute',
    zIndex: z.skipLink,
    top: 8,
    insetInlineStart: 8,
    padding: '12px 18px',
    borderRadius: radius.control,
    background: vars.color.saffron,
    color: vars.color.onSaffron,
    selectors: { '&:not(:focus)': { translate: '0 -200%' } },
  },
  'skipLink',
)
