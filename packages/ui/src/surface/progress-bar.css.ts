import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'

const { color } = vars
const round = { borderRadius: radius.pill }

export const base = componentStyle(
  {
    ...round,
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    border: 0,
    overflow: 'hidden',
    background: `color-mix(in srgb,currentColor 22%,transparent)`,
    selectors: {
      '&::-webkit-progress-bar': { background: 'none' },
      '&::-webkit-progress-value': { ...round, background: 'currentColor' },
      '&::-moz-progress-bar': { ...round, background: 'currentColor' },
    },
  },
  'base',
)
export const tone = componentVariants(
  {
    deal: { color: color.deal },
    primary: { color: color.primary },
    star: { color: color.star, background: color.line },
    saffron: { color: color.saffron },
  },
  'tone',
)
