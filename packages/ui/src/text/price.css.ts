import { componentStyle, componentVariants } from '../tokens/component-style.ts'
import { media } from '../tokens/breakpoint.ts'
import { rem } from '../tokens/rem.ts'
import { vars } from '../tokens/theme.css.ts'
import { type } from '../tokens/type.ts'
import { words } from '../words.ts'

const display = (fontSize: string, lineHeight: string) => ({ ...type.priceDeal, fontSize, lineHeight })

export const root = componentStyle({ display: 'inline-flex', flexDirection: 'column', minWidth: 0 }, 'root')
export const beside = componentStyle(
  { flexDirection: 'row-reverse', alignItems: 'baseline', gap: 8, flexWrap: 'wrap', justifyContent: 'flex-end' },
  'beside',
)
export const amount = componentVariants(
  {
    inline: { ...type.ui, fontWeight: 600 },
    row: display(rem(16), rem(20)),
    card: { ...type.priceCard },
    deal: { ...type.priceDeal },
    product: { ...type.priceProduct },
    total: { ...type.priceTotal },
  },
  'amount',
)
export const tone = componentVariants(
  { plain: {}, deal: { color: vars.color.deal }, muted: { color: vars.color.textMuted } },
  'tone',
)
const struck = {
  ...type.caption,
  display: 'block',
  letterSpacing: 'normal',
  color: vars.color.textMuted,
  textDecoration: 'line-through',
  whiteSpace: 'nowrap',
} as const
/** The amount with its fraction. Above it, in a separate row, is the earlier price in text style. */
export const line = componentStyle(
  {
    whiteSpace: 'nowrap',
    minWidth: 0,
    selectors: {
      '&[data-previous]::before': { content: 'attr(data-previous)', ...struck },
      '&::after': {
        content: `"${words.wholeLira}"`,
        fontSize: `max(.66em,${rem(12)})`,
        fontWeight: 600,
        letterSpacing: 0,
        // With very large text the currency may wrap, so that a price is never wider than its card.
        whiteSpace: 'normal',
      },
      '&[data-fraction]::after': { content: 'attr(data-fraction)' },
      [`${amount.inline}&::after`]: { fontSize: 'inherit' },
    },
  },
  'line',
)
/** The earlier price beside the amount. */
export const previous = componentStyle(
  { ...struck, ...type.ui, '@media': { [media.md]: { fontSize: rem(15) } } },
  'previous',
)
/** Leaves the line of the struck price empty. */
export const held = componentStyle(
  { selectors: { '&::before': { content: '', display: 'block', height: rem(16) } } },
  'held',
)
