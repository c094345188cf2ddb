import { keyframes } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoint.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius, z } from '../tokens/measure.ts'
import { motion } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const fade = keyframes({ from: { opacity: 0 } })

export const region = componentStyle(
  {
    position: 'fixed',
    zIndex: z.toast,
    insetInline: 12,
    bottom: 'calc(16px + env(safe-area-inset-bottom))',
    display: 'grid',
    gap: 8,
    maxWidth: 576,
    marginInline: 'auto',
    pointerEvents: 'none',
  },
  'region',
)
export const toast = componentStyle(
  {
    ...type.ui,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    padding: '8px 14px',
    borderRadius: radius.menu,
    boxShadow: vars.shadow[3],
    pointerEvents: 'auto',
    fontWeight: 500,
    animation: `${rise} ${motion.base} ${motion.enter}`,
    '@media': { [media.reducedMotion]: { animationName: fade } },
  },
  'toast',
)
export const tone = componentVariants(
  {
    success: { background: vars.color.text, color: vars.color.surface },
    error: { background: vars.color.error, color: vars.color.onError },
  },
  'tone',
)
export const text = componentStyle({ flexGrow: 1, minWidth: 0 }, 'text')
export const action = componentStyle(
  {
    position: 'relative',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    whiteSpace: 'nowrap',
    outlineColor: 'currentColor',
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-12px 0' } },
  },
  'action',
)
