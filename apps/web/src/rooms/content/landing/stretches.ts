import type { ContentBlock } from '@market/domain/content'

/** Consecutive blocks in one panel, each with its index on the page; or a single block of full width. */
export type Stretch =
  | { readonly type: 'text'; readonly blocks: readonly (readonly [block: ContentBlock, at: number])[] }
  | { readonly type: 'wide'; readonly block: ContentBlock; readonly at: number }

const isWide = ({ type }: ContentBlock): boolean => type === 'products' || type === 'stamps' || type === 'tiles'

/** Splits a landing page into panels of text and full-width blocks: product rows, stamps and tiles. */
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
