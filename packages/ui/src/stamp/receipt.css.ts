import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { radius } from '../tokens/measure.ts'
import { perforation } from '../tokens/perforation.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'

const { color } = vars
const { pitch, hole } = perforation.edge

export const receipt = componentStyle(
  {
    display: 'grid',
    gap: 10,
    padding: '18px 18px 22px',
    background: color.surface,
    borderRadius: `${radius.panel} ${radius.panel} 0 0`,
    mask: [
      `radial-gradient(circle at 50% 100%,#0000 ${hole / 2 - 0.3}px,#000 ${hole / 2 + 0.3}px) 0 100%/${pitch}px 4px round no-repeat`,
      'linear-gradient(#000 0 0) 0 0/100% calc(100% - 4px) no-repeat',
    ].join(','),
  },
  'receipt',
)
export const title = componentStyle({ ...type.sectionTitle, fontSize: vars.type.sectionTitle.size }, 'title')
export const line = componentStyle(
  { ...type.ui, display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  'line',
)
export const value = componentVariants(
  { plain: { fontWeight: 600 }, saving: { fontWeight: 600, color: color.success } },
  'value',
)
export const nowrap = componentStyle({ whiteSpace: 'nowrap' }, 'nowrap')
export const total = componentStyle(
  {
    ...type.ui,
    display: 'flex',
    // Larger text takes another line.
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 16px',
    paddingTop: 12,
    marginTop: 2,
    borderTop: `1px dashed ${color.controlBorder}`,
    fontWeight: 600,
  },
  'total',
)
export const totalLabel = componentStyle({ maxWidth: '8em' }, 'totalLabel')
