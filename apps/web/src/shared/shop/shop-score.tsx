import { Tag, VisuallyHidden } from '@market/ui'
import { formatScore } from '../product/product-figures.ts'

const texts = { spoken: (score: string) => `10 üzerinden ${score} puan` }

/** The points of a shop, up to ten; a bare number is nothing to who does not see the tag. */
export function ShopScore({ points }: { readonly points: number }) {
  const score = formatScore(points)
  return (
    <Tag tone="score">
      <span aria-hidden>{score}</span>
      <VisuallyHidden>{texts.spoken(score)}</VisuallyHidden>
    </Tag>
  )
}
