import { componentStyle } from '../tokens/component-style.ts'

export const visuallyHidden = componentStyle(
  {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'visuallyHidden',
)
