import { keyframes } from '@vanilla-extract/css'
import { media } from '../tokens/breakpoint.ts'
import { componentStyle } from '../tokens/component-style.ts'
import { z } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'

// Runs towards the end for 5 s and never quite gets there: the page decides when it is done.
const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '.94 1' } })

export const bar = componentStyle(
  {
    appearance: 'none',
    border: 0,
    width: '100%',
    position: 'fixed',
    insetInline: 0,
    top: 0,
    zIndex: z.loadingBar,
    height: 3,
    background: vars.color.saffron,
    transformOrigin: '0 50%',
    animation: `${grow} 5000ms cubic-bezier(.1,.7,.2,1) forwards`,
    selectors: { '&::-webkit-progress-bar': { background: 'none' }, '&::-moz-progress-bar': { background: 'none' } },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
  'bar',
)

export const full = componentStyle({ animation: 'none' }, 'full')
