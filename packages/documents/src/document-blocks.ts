/** A block of a document to typeset: headings, paragraphs and tables, in their order. */
export type DocumentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'table'
      /** A first row that names the columns. */
      readonly head?: readonly string[] | undefined
      readonly rows: readonly (readonly string[])[]
    }

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The text of HTML without its tags. Texts by shops and shoppers are escaped, so all tags are from templates. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity)
    .trim()

/** Parses the HTML of the contracts, which is a flat sequence of `h3`, `p` and `table`. */
export const documentBlocks = (html: string): readonly DocumentBlock[] =>
  [...html.matchAll(/<(h3|p|table)>(.*?)<\/\1>/gs)].map(([, tag, inner = '']): DocumentBlock => {
    if (tag !== 'table') return { kind: tag === 'h3' ? 'heading' : 'paragraph', text: textOf(inner) }
    const rows = [...inner.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => {
      const cells = [...row.matchAll(/<(t[hd])[^>]*>(.*?)<\/\1>/gs)]
      return { isHead: cells.every(([, name]) => name === 'th'), cells: cells.map(([, , cell = '']) => textOf(cell)) }
    })
    const hasHead = rows.length > 1 && rows[0]?.isHead === true
    const texts = rows.map(({ cells }) => cells)
    return hasHead ? { kind: 'table', head: texts[0], rows: texts.slice(1) } : { kind: 'table', rows: texts }
  })
