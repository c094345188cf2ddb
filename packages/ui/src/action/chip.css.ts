import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { radius, size } from '../tokens/measure.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const base = componentStyle(
  {
    ...type.label,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    padding: '6px 12px',
    flexShrink: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transition: hoverTransition('background-color', 'border-color'),
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: '50% 0 auto', height: size.touch, translate: '0 -50%' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: color.primary } } } },
  },
  'base',
)
export const look = componentVariants(
  {
    plain: {},
    /** An applied filter. */
    soft: { background: color.primarySoft, color: color.onPrimarySoft, borderColor: color.primarySoft },
    selected: { background: color.primary, color: color.onPrimary, borderColor: color.primary },
    /** The running deal slot. */
    deal: { background: color.deal, color: color.onDeal, borderColor: color.deal },
  },
  'look',
)
export const off = componentStyle(
  { background: color.disabled, color: color.onDisabled, borderColor: color.line, cursor: 'not-allowed' },
  'off',
)
