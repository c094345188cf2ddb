import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { rem } from '../tokens/rem.ts'
import { radius } from '../tokens/measure.ts'
import { iconShape } from '../icon/icon-shape.ts'
import { vars } from '../tokens/theme.css.ts'

const { color, font } = vars

export const base = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 20,
    padding: '2px 6px',
    borderRadius: radius.tag,
    fontSize: rem(12),
    lineHeight: rem(16),
    fontWeight: 600,
    // Long ones wrap: on a narrow phone, or with larger text, one would push the page sideways.
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  'base',
)
export const tone = componentVariants(
  {
    primary: { background: color.primarySoft, color: color.onPrimarySoft },
    saffron: { background: color.saffronSoft, color: color.onSaffronSoft },
    dealSoft: { background: color.dealSoft, color: color.onDealSoft },
    neutral: { background: color.sunken, color: color.textMuted },
    surface: { background: color.surface, color: color.onPrimarySoft },
    deal: {
      background: color.deal,
      color: color.onDeal,
      fontFamily: font.display,
      fontSize: rem(13),
      lineHeight: rem(18),
      fontWeight: 700,
    },
    score: {
      background: color.success,
      color: color.surface,
      fontFamily: font.display,
      fontSize: rem(13),
      lineHeight: rem(18),
      fontWeight: 700,
    },
  },
  'tone',
)
export const truck = componentStyle(iconShape('truck', 'sm'), 'truck')
