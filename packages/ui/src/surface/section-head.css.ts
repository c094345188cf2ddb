import { componentStyle } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle(
  { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '4px 14px', marginBottom: 12 },
  'root',
)
export const page = componentStyle({ ...type.pageTitle }, 'page')
export const section = componentStyle({ ...type.sectionTitle }, 'section')
export const note = componentStyle({ ...type.ui, color: vars.color.textMuted }, 'note')
export const link = componentStyle({ marginInlineStart: 'auto' }, 'link')
