import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'

const { color } = vars

export const root = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    fontFamily: vars.font.display,
    fontSize: rem(15),
    lineHeight: rem(20),
    fontWeight: 700,
  },
  'root',
)
export const plain = componentStyle({ color: color.deal }, 'plain')
export const boxed = componentStyle({ gap: 3 }, 'boxed')
export const part = componentVariants(
  {
    plain: {},
    boxed: { background: color.text, color: color.surface },
    onDeal: { background: '#fff', color: '#15211F' },
  },
  'part',
)
export const box = componentStyle({ padding: '4px 6px', borderRadius: radius.picture }, 'box')
