import type { ContentBlock } from '@market/domain/content'

/** Consecutive blocks of one panel, each with its index on the page; or one block of full width. */
export type Stretch =
  | { readonly type: 'text'; readonly blocks: readonly (readonly [block: ContentBlock, at: number])[] }
  | { readonly type: 'wide'; readonly block: ContentBlock; readonly at: number }

const isWide = ({ type }: ContentBlock): boolean => type === 'products' || type === 'stamps' || type === 'tiles'

/** A landing page in stretches: sheets of products, stamps and tiles lie between panels of text. */
export function stretchesOf(blocks: readonly ContentBlock[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, block] of blocks.entries()) {
    const last = stretches.at(-1)
    if (isWide(block)) stretches.push({ type: 'wide', block, at })
    else if (last?.type === 'text')
      stretches[stretches.length - 1] = { type: 'text', blocks: [...last.blocks, [block, at]] }
    else stretches.push({ type: 'text', blocks: [[block, at]] })
  }
  return stretches
}
