import { componentStyle, componentVariants, layeredStyle } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars

export const base = componentStyle(
  { ...type.ui, display: 'flex', gap: 10, padding: '10px 14px', borderRadius: radius.panel },
  'base',
)
export const tone = componentVariants(
  {
    success: { background: color.successSoft, color: color.success },
    warning: { background: color.saffronSoft, color: color.onSaffronSoft },
    error: { background: color.errorSoft, color: color.error },
    info: { background: color.infoSoft, color: color.info },
    next: { background: color.primarySoft, color: color.onPrimarySoft },
  },
  'tone',
)
export const text = componentStyle({ flexGrow: 1, minWidth: 0 }, 'text')
layeredStyle(`.${text} a`, { textDecoration: 'underline', textUnderlineOffset: 3 })
