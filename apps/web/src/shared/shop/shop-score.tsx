import { Tag, VisuallyHidden } from '@market/ui'
import { formatScore } from '../product/product-figures.ts'

const texts = { spoken: (score: string) => `10 üzerinden ${score} puan` }

/**
 * A shop's score from 0 to 10. Screen readers also get the scale, because a number alone has no meaning without the
 * visible tag.
 */
export function ShopScore({ points }: { readonly points: number }) {
  const score = formatScore(points)
  return (
    <Tag tone="score">
      <span aria-hidden>{score}</span>
      <VisuallyHidden>{texts.spoken(score)}</VisuallyHidden>
    </Tag>
  )
}
