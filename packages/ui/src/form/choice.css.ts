import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const choice = componentStyle(
  {
    ...type.ui,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    paddingBlock: 6,
    cursor: 'pointer',
    // A row of 32 px answers to a thumb over 44.
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '-6px 0' },
      '&:has(:disabled)': { color: color.onDisabled, cursor: 'not-allowed' },
      '&:has(a)::after': { content: 'none' },
    },
  },
  'choice',
)
export const box = componentStyle(
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    flexShrink: 0,
    marginBlock: 1,
    background: color.surface,
    border: `1.5px solid ${color.controlBorder}`,
    borderRadius: radius.check,
    cursor: 'inherit',
    transition: hoverTransition('background-color', 'border-color'),
    selectors: {
      '&:checked,&:indeterminate': { background: color.primary, borderColor: color.primary },
      '&[aria-invalid=true]': { borderColor: color.error },
      '&:disabled': { background: color.disabled, borderColor: color.line },
      '&:checked::before': {
        content: '',
        width: 10,
        height: 5,
        border: `solid ${color.onPrimary}`,
        borderWidth: '0 0 2px 2px',
        rotate: '-45deg',
        translate: '0 -1.5px',
      },
      '&:indeterminate::before': { content: '', width: 10, height: 2, background: color.onPrimary },
      '&:disabled:checked::before': { borderColor: color.onDisabled },
    },
  },
  'box',
)
export const dot = componentStyle(
  {
    borderRadius: '50%',
    selectors: {
      '&:indeterminate': { background: color.surface, borderColor: color.controlBorder },
      '&:indeterminate::before': { content: 'none' },
      '&:checked::before': {
        width: 7,
        height: 7,
        border: 0,
        borderRadius: '50%',
        background: color.onPrimary,
        rotate: 'none',
        translate: 'none',
      },
      '&:disabled:checked::before': { background: color.onDisabled },
    },
    // Forced colours remove backgrounds, so the dot is drawn in system colours.
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:checked': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText' },
        },
      },
    },
  },
  'dot',
)
export const text = componentStyle(
  {
    flexGrow: 1,
    minWidth: 0,
    lineHeight: rem(20),
    selectors: { [`${box}:checked + &`]: { fontWeight: 600 }, [`${box}:disabled + &`]: { fontWeight: 400 } },
  },
  'text',
)
export const end = componentStyle({ color: color.textMuted }, 'end')
export const error = componentStyle({ ...type.label, color: color.error, display: 'flex', gap: 6 }, 'error')
