import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'

export const picture = componentStyle(
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: radius.picture,
    background: vars.color.sunken,
  },
  'picture',
)
/** A product on its backdrop, which scenes have not. */
export const product = componentStyle({ maskImage: vars.pictureMask }, 'product')
