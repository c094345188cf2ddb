import { slugify } from '../text/slugify.ts'
import type { ContentBlock } from './content-block.ts'

/**
 * Ids for links to parts of a page, one list per block: a heading has one, an accordion one per question. They are made
 * from the text, so that links stay valid; repeated ids are numbered.
 */
export function contentAnchors(blocks: readonly ContentBlock[]): readonly (readonly string[])[] {
  const taken = new Set<string>()
  const anchor = (text: string): string => {
    const word = slugify(text) || 'bolum'
    let free = word
    for (let next = 2; taken.has(free); next += 1) free = `${word}-${next}`
    taken.add(free)
    return free
  }
  return blocks.map((block) => {
    if (block.type === 'heading') return [anchor(block.text)]
    return block.type === 'accordion' ? block.items.map(({ question }) => anchor(question)) : []
  })
}

/** The headings of a page with their ids. */
export const tableOfContents = (
  blocks: readonly ContentBlock[],
): readonly { readonly id: string; readonly text: string }[] => {
  const anchors = contentAnchors(blocks)
  return blocks.flatMap((block, index) =>
    block.type === 'heading' ? [{ id: anchors[index]?.[0] ?? '', text: block.text }] : [],
  )
}
