import { motion } from '@market/ui/tokens'
import { globalStyle } from '@vanilla-extract/css'

/** Name of the product picture that moves between card and gallery. */
export const picture = 'picture'

const parts = (name: string) => ['group', 'old', 'new'].map((part) => `::view-transition-${part}(${name})`).join(',')

globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle(parts('root'), { animationDuration: motion.fast })
globalStyle(parts(picture), { animationDuration: motion.base, animationTimingFunction: motion.standard })
