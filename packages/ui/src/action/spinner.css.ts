import { keyframes } from '@vanilla-extract/css'
import { componentVariants } from '../tokens/component-style.ts'

const turn = keyframes({ to: { rotate: '360deg' } })
const ring = (side: number) => ({
  display: 'inline-block',
  width: side,
  height: side,
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
})

export const spinner = componentVariants({ md: ring(18), lg: ring(32) }, 'spinner')
