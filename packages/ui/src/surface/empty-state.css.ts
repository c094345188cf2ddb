import { componentStyle } from '../tokens/component-style.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

export const root = componentStyle(
  { display: 'grid', justifyItems: 'center', gap: 4, padding: '24px 16px', textAlign: 'center' },
  'root',
)
export const picture = componentStyle({ width: 124, marginBottom: 14 }, 'picture')
export const title = componentStyle({ ...type.sectionTitle }, 'title')
export const text = componentStyle({ ...type.ui, color: vars.color.textMuted, maxWidth: '48ch' }, 'text')
export const action = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 },
  'action',
)
