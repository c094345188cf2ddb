import { keyframes } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoint.ts'
import { fixedColor } from '../tokens/color.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius, size } from '../tokens/measure.ts'
import { motion } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } })
const fade = keyframes({ from: { opacity: 0 } })
const press = keyframes({ from: { scale: '1.12', opacity: 0 } })

export const dialog = componentStyle(
  {
    width: `min(${size.dialog.width},calc(100vw - 24px))`,
    maxHeight: 'calc(100dvh - 32px)',
    padding: 0,
    border: 0,
    borderRadius: radius.dialog,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow[3],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    selectors: {
      '&[open]': { animation: `${rise} ${motion.base} ${motion.enter}` },
      '&::backdrop': { background: fixedColor.scrim, animation: `${fade} ${motion.base} ${motion.enter}` },
    },
    '@media': { [media.reducedMotion]: { selectors: { '&[open]': { animationName: fade } } } },
  },
  'dialog',
)
export const width = componentVariants(
  { normal: {}, wide: { width: `min(${size.dialog.max},calc(100vw - 24px))` } },
  'width',
)
export const content = componentStyle({ position: 'relative', padding: '22px 24px 24px' }, 'content')
export const centred = componentStyle({ textAlign: 'center' }, 'centred')
export const stamp = componentStyle(
  {
    width: 72,
    height: 72,
    marginInline: 'auto',
    marginBottom: 10,
    animation: `${press} ${motion.slow} ${motion.enter}`,
    '@media': { [media.reducedMotion]: { animationName: fade } },
  },
  'stamp',
)
export const title = componentStyle({ ...type.sectionTitle, paddingInlineEnd: 40 }, 'title')
export const centredTitle = componentStyle({ paddingInlineStart: 40 }, 'centredTitle')
export const text = componentStyle({ ...type.ui, marginTop: 6 }, 'text')
export const quiet = componentStyle({ color: vars.color.textMuted }, 'quiet')
export const actions = componentStyle(
  {
    display: 'grid',
    gridAutoRows: 'auto',
    gap: 10,
    marginTop: 18,
    '@media': { [media.sm]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
  },
  'actions',
)
export const close = componentStyle({ position: 'absolute', top: 12, insetInlineEnd: 12 }, 'close')
