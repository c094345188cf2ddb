import { keyframes } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoint.ts'
import { fixedColor } from '../tokens/color.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { motion } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const fade = keyframes({ from: { opacity: 0 } })
const from = (translate: string) => `${keyframes({ from: { translate } })} ${motion.base} ${motion.enter}`

export const drawer = componentStyle(
  {
    width: 'min(420px,100vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow[3],
    overflow: 'hidden',
    selectors: { '&::backdrop': { background: fixedColor.scrim, animation: `${fade} ${motion.base}` } },
  },
  'drawer',
)
const still = { [media.reducedMotion]: { selectors: { '&[open]': { animationName: fade } } } }
export const side = componentVariants(
  {
    left: { selectors: { '&[open]': { animation: from('-100% 0') } }, '@media': still },
    right: { marginInlineStart: 'auto', selectors: { '&[open]': { animation: from('100% 0') } }, '@media': still },
  },
  'side',
)
export const content = componentStyle({ display: 'grid', gridTemplateRows: 'auto 1fr auto', height: '100%' }, 'content')
export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '12px 16px',
    borderBottom: `1px solid ${vars.color.line}`,
  },
  'head',
)
export const title = componentStyle({ ...type.sectionTitle, flex: 1, minWidth: 0 }, 'title')
export const body = componentStyle({ padding: 16, overflow: 'auto', overscrollBehavior: 'contain' }, 'body')
export const foot = componentStyle(
  {
    display: 'grid',
    gap: 8,
    padding: '12px 16px',
    borderTop: `1px solid ${vars.color.line}`,
    boxShadow: vars.shadow[2],
  },
  'foot',
)
