import { componentStyle } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'

export const textLink = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    color: vars.color.primary,
    fontWeight: 600,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
      '&::after': { content: '', position: 'absolute', inset: '50% 0 auto', height: 44, translate: '0 -50%' },
    },
  },
  'textLink',
)
