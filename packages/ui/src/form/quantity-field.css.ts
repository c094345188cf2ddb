import { componentStyle } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { radius, size } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const box = componentStyle(
  {
    position: 'relative',
    display: 'inline-grid',
    gridTemplateColumns: `${size.touch} 1fr ${size.touch}`,
    width: 120,
    minHeight: size.control.md,
    background: color.surface,
    border: `1px solid ${color.controlBorder}`,
    borderRadius: radius.control,
    selectors: {
      '&:has(input:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: 2 },
    },
  },
  'box',
)
export const step = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    color: color.primary,
    borderRadius: 5,
    selectors: { '&:disabled': { color: color.onDisabled, cursor: 'not-allowed' } },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: color.primarySoft } } } },
  },
  'step',
)
export const input = componentStyle(
  {
    ...type.button,
    fontSize: rem(16),
    width: '100%',
    height: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    textAlign: 'center',
  },
  'input',
)
export const waiting = componentStyle({ color: 'transparent' }, 'waiting')
export const spinner = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    color: color.primary,
    pointerEvents: 'none',
  },
  'spinner',
)
export const reason = componentStyle(
  { ...type.label, display: 'flex', gap: 6, marginTop: 5, color: color.textMuted },
  'reason',
)
