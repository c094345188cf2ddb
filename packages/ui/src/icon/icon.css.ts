import { componentVariants } from '../tokens/component-style.ts'
import { size } from '../tokens/measure.ts'

// With a maximum in percent, Firefox gives an icon no width in a row that scrolls, and the text overlaps it.
const square = (side: string) => ({ width: side, height: side, maxWidth: 'none', flexShrink: 0, fill: 'currentColor' })

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
