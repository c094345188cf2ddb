import { componentVariants } from '../tokens/component-style.ts'
import { size } from '../tokens/measure.ts'

const square = (side: string) => ({ width: side, height: side, flexShrink: 0, fill: 'currentColor' })

export const icon = componentVariants(
  {
    sm: square(size.icon.sm),
    md: square(size.icon.md),
    base: square(size.icon.base),
    lg: square(size.icon.lg),
    xl: square(size.icon.xl),
  },
  'icon',
)
