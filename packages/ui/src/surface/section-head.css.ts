import { componentStyle } from '../tokens/component-style.ts'
import { hoverTransition } from '../tokens/motion.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle(
  { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 14px', marginBottom: 12 },
  'root',
)
export const page = componentStyle({ ...type.pageTitle }, 'page')
export const section = componentStyle({ ...type.sectionTitle }, 'section')
export const note = componentStyle({ ...type.ui, color: vars.color.textMuted }, 'note')
export const link = componentStyle(
  {
    ...type.ui,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginInlineStart: 'auto',
    color: vars.color.primary,
    fontWeight: 600,
    transition: hoverTransition('color'),
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '&::after': { content: '', position: 'absolute', inset: '-12px 0' },
    },
  },
  'link',
)
