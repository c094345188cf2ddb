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
    filter: `brightness(${vars.pictureBrightness})`,
  },
  'picture',
)
