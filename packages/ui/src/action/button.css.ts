import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { radius, size as sizes } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars
const off = ':disabled,[aria-disabled=true]'

export const base = componentStyle(
  {
    ...type.button,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    border: '1px solid transparent',
    borderRadius: radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: hoverTransition('background-color', 'border-color', 'color'),
    selectors: {
      '&:active': { translate: '0 1px', filter: 'brightness(.94)' },
      // The hit area stays 44 px even if the drawn button is smaller.
      '&::after': { content: '', position: 'absolute', inset: '50% 0 auto', height: sizes.touch, translate: '0 -50%' },
    },
  },
  'base',
)
const filled = (background: string, hover: string, text: string) => ({
  background,
  color: text,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: hover } } } },
})
const soft = { '@media': { [media.hover]: { selectors: { '&:hover': { background: color.primarySoft } } } } }
export const variant = componentVariants(
  {
    primary: filled(color.primary, color.primaryHover, color.onPrimary),
    secondary: { background: color.surface, color: color.primary, borderColor: 'currentColor', ...soft },
    text: { color: color.primary, ...soft },
    campaign: filled(color.saffron, color.saffronHover, color.onSaffron),
    danger: filled(color.error, `color-mix(in srgb,${color.error} 92%,#000)`, color.onError),
  },
  'variant',
)
export const size = componentVariants(
  {
    sm: { minHeight: sizes.control.sm, padding: '7px 14px', fontSize: rem(14) },
    md: { minHeight: sizes.control.md, padding: '11px 18px' },
    lg: { minHeight: sizes.control.lg, padding: '13px 22px', fontSize: rem(17), lineHeight: rem(24) },
  },
  'size',
)
export const full = componentStyle({ width: '100%' }, 'full')
// Declared last, so that it wins over a variant's hover.
export const disabled = componentStyle(
  {
    selectors: {
      [`&:is(${off})`]: {
        background: color.disabled,
        color: color.onDisabled,
        borderColor: 'transparent',
        cursor: 'not-allowed',
        translate: 'none',
        filter: 'none',
      },
    },
  },
  'disabled',
)
export const loading = componentStyle({ cursor: 'progress' }, 'loading')
export const label = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: 8 }, 'label')
export const fadedLabel = componentStyle({ opacity: 0 }, 'fadedLabel')
export const spinnerPlace = componentStyle({ position: 'absolute', display: 'grid' }, 'spinnerPlace')
