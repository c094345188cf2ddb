import { keyframes } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoint.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'

const { skeleton, skeletonShine } = vars.color
const shine = keyframes({ from: { backgroundPosition: '130% 0' }, to: { backgroundPosition: '-130% 0' } })

export const base = componentStyle(
  {
    display: 'block',
    background: `linear-gradient(100deg,${skeleton} 40%,${skeletonShine} 50%,${skeleton} 60%) 130% 0/200% 100% ${skeleton}`,
    borderRadius: radius.picture,
    animation: `${shine} 1400ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'base',
)
export const shape = componentVariants(
  {
    picture: { width: '100%', aspectRatio: '1' },
    line: { width: '100%', height: 12 },
    medium: { width: '70%', height: 12 },
    short: { width: '45%', height: 12 },
    price: { width: '60%', height: 20 },
    block: { width: '100%', height: 44 },
  },
  'shape',
)
