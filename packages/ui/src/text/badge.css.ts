import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'

export const badge = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 20,
    height: 20,
    padding: '0 5px',
    borderRadius: radius.pill,
    background: vars.color.saffron,
    color: vars.color.onSaffron,
    fontSize: rem(12),
    lineHeight: 1,
    fontWeight: 700,
  },
  'badge',
)
