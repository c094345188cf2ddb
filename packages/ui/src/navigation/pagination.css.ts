import { media } from '../tokens/breakpoint.ts'
import { componentStyle } from '../tokens/component-style.ts'
import { radius, size } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const list = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 2px' },
  'list',
)
export const link = componentStyle(
  {
    ...type.ui,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 40,
    minHeight: 40,
    paddingInline: 6,
    borderRadius: radius.control,
    fontWeight: 600,
    '@media': {
      '(pointer: coarse)': { minHeight: size.touch },
      [media.hover]: { selectors: { '&:hover': { background: color.primarySoft } } },
    },
  },
  'link',
)
export const current = componentStyle({ background: color.primary, color: color.onPrimary }, 'current')
export const step = componentStyle(
  { paddingInline: 12, background: color.surface, border: `1px solid ${color.controlBorder}` },
  'step',
)
export const gap = componentStyle({ width: 16, textAlign: 'center', color: color.textMuted }, 'gap')
const narrow = '(max-width: 479.98px)'
/** On a phone only the neighbouring pages are shown. */
export const far = componentStyle({ '@media': { [narrow]: { display: 'none' } } }, 'far')
/** On a phone the previous and next links show no text when both are there. */
export const stepText = componentStyle(
  { '@media': { [narrow]: { position: 'absolute', opacity: 0, pointerEvents: 'none', fontSize: 1 } } },
  'stepText',
)
