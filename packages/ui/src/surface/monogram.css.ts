import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'

export const monogram = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    flexShrink: 0,
    borderRadius: radius.panel,
    background: vars.color.plum,
    color: vars.color.onHeader,
    fontFamily: vars.font.display,
    fontSize: rem(17),
    fontWeight: 700,
  },
  'monogram',
)
