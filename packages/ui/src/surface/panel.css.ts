import { media } from '../tokens/breakpoint.ts'
import { componentStyle, componentVariants, layeredStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars
const inset = { paddingInline: 12, '@media': { [media.md]: { paddingInline: 18 } } }

export const panel = componentStyle({ background: color.surface, borderRadius: radius.panel, minWidth: 0 }, 'panel')
export const head = componentStyle(
  {
    ...type.ui,
    ...inset,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 10px',
    minHeight: 45,
    paddingBlock: 8,
    borderBottom: `1px solid ${color.line}`,
  },
  'head',
)
export const title = componentStyle({ fontSize: rem(14.5), fontWeight: 700 }, 'title')
export const end = componentStyle({ marginInlineStart: 'auto' }, 'end')
layeredStyle(`.${end} a`, { color: color.primary, fontWeight: 600 })
export const body = componentStyle({ padding: 12, '@media': { [media.md]: { padding: 18 } } }, 'body')
export const foot = componentStyle(
  {
    ...type.ui,
    ...inset,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '4px 16px',
    minHeight: 40,
    paddingBlock: 8,
    background: color.sunken,
    borderTop: `1px solid ${color.line}`,
    borderRadius: `0 0 ${radius.panel} ${radius.panel}`,
  },
  'foot',
)
export const divider = componentVariants(
  {
    line: { border: 0, margin: 0, borderTop: `1px solid ${color.line}` },
    tear: { border: 0, margin: 0, borderTop: `1px dashed ${color.controlBorder}` },
  },
  'divider',
)
