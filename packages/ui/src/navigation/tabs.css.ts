import { media } from '../tokens/breakpoint.ts'
import { componentStyle } from '../tokens/component-style.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const list = componentStyle(
  {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${color.line}`,
  },
  'list',
)
/** Shows three and a half rows of tabs, so that the cut row hints at more. */
export const wrapped = componentStyle(
  { flexWrap: 'wrap', maxHeight: 182, overflow: 'hidden auto', scrollbarWidth: 'thin' },
  'wrapped',
)
export const tab = componentStyle(
  {
    ...type.ui,
    flexShrink: 0,
    padding: '14px 14px 15px',
    color: color.textMuted,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    // User-chosen names may be long.
    maxWidth: 'min(280px,75vw)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    outlineOffset: -2,
    transition: hoverTransition('color', 'box-shadow'),
    selectors: {
      '&:is([aria-selected=true],[aria-current])': {
        color: color.text,
        fontWeight: 600,
        boxShadow: `inset 0 -3px ${color.primary}`,
      },
      '&:disabled': { color: color.onDisabled, cursor: 'not-allowed' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: color.primary } } } },
  },
  'tab',
)
