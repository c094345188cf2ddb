import { componentStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'

export const logo = componentStyle(
  { width: 44, height: 28, borderRadius: radius.panel, outline: `1px solid ${vars.color.line}`, outlineOffset: -1 },
  'logo',
)
export const logos = componentStyle({ display: 'flex', gap: 8, flexWrap: 'wrap' }, 'logos')
