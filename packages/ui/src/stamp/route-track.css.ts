import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars
// From this width on five steps fit side by side; below it they are stacked.
const wide = '(min-width: 560px)'

export const root = componentStyle({ containerType: 'inline-size', width: '100%', isolation: 'isolate' }, 'root')
export const list = componentStyle(
  { display: 'grid', '@container': { [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0,1fr)' } } },
  'list',
)
export const step = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignItems: 'start',
    gap: 10,
    minHeight: 50,
    '@container': {
      [wide]: { gridTemplateColumns: '1fr', justifyItems: 'center', gap: 4, textAlign: 'center', minHeight: 0 },
    },
  },
  'step',
)
export const way = componentVariants({ behind: { color: color.primary }, ahead: { color: color.controlBorder } }, 'way')
/** The stretch that leads to this step. */
export const stretch = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    insetInlineStart: 20,
    top: -30,
    height: 50,
    borderStyle: 'solid',
    borderWidth: '0 0 0 3px',
    translate: '-50% 0',
    '@container': {
      [wide]: {
        insetInlineStart: '-50%',
        width: '100%',
        top: 20,
        height: 0,
        borderWidth: '3px 0 0',
        translate: '0 -50%',
      },
    },
  },
  'stretch',
)
export const dotted = componentStyle({ borderStyle: 'dotted' }, 'dotted')
export const place = componentStyle(
  { position: 'relative', display: 'grid', placeItems: 'center', width: 40, height: 40, flexShrink: 0 },
  'place',
)
export const mark = componentStyle(
  { display: 'grid', placeItems: 'center', width: 22, height: 22, borderRadius: '50%' },
  'mark',
)
export const markState = componentVariants(
  {
    done: { background: color.primary, color: color.onPrimary },
    ahead: { background: color.surface, border: `2px solid ${color.controlBorder}` },
  },
  'markState',
)
export const words = componentStyle(
  { ...type.ui, minWidth: 0, paddingTop: 9, '@container': { [wide]: { padding: '0 4px' } } },
  'words',
)
export const title = componentStyle({ display: 'block', fontWeight: 600, lineHeight: 1.3 }, 'title')
export const titleAhead = componentStyle({ color: color.textMuted }, 'titleAhead')
export const detail = componentStyle({ ...type.label, display: 'block', color: color.textMuted }, 'detail')
