import { media } from '../tokens/breakpoint.ts'
import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

const room = 'clamp(5px,2.5vw,10px)'

export const list = componentStyle(
  { ...type.ui, display: 'flex', alignItems: 'center', gap: room, color: color.onHeader, fontWeight: 600 },
  'list',
)
export const step = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: room,
    selectors: {
      '&:not(:first-child)': { flexGrow: 1 },
      '&:not(:first-child)::before': {
        content: '',
        flexGrow: 1,
        // On narrow screens the connecting line has its minimum width.
        width: 8,
        borderTop: `2px dotted ${color.headerMuted}`,
      },
    },
    '@media': { [media.md]: { selectors: { '&:not(:first-child)::before': { width: 36, minWidth: 8 } } } },
  },
  'step',
)
export const link = componentStyle({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 }, 'link')
/** On phones the texts of the other steps are only for screen readers. */
export const text = componentStyle(
  {
    '@media': {
      [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  },
  'text',
)
export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    flexShrink: 0,
    borderRadius: '50%',
    fontSize: rem(13),
    lineHeight: 1,
    fontWeight: 700,
  },
  'mark',
)
export const state = componentVariants(
  {
    done: { background: '#fff', color: '#0A5655' },
    now: { background: color.saffron, color: color.onSaffron },
    ahead: { border: `1.5px solid ${color.headerMuted}`, color: color.headerMuted },
  },
  'state',
)
