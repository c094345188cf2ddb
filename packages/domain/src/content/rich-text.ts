/** A run of text in a paragraph: plain, strong, or a link. */
export interface TextRun {
  readonly text: string
  readonly strong?: true
  /** Path of this site, part of the page, or an https, mailto or tel address; never a script. */
  readonly href?: string
}

// The two patterns exclude their own opening signs, so that a text of signs only is read in linear time.
const marked = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g
const allowed = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/

/**
 * Reads the two marks of an editor's text, `**strong**` and `[text](address)`. Everything else is text, a link to
 * elsewhere than allowed too: an editor cannot write markup, and markup in a text is shown and not run.
 */
export function richText(text: string): readonly TextRun[] {
  const runs: TextRun[] = []
  let read = 0
  const plain = (until: number) => {
    if (until > read) runs.push({ text: text.slice(read, until) })
  }
  for (const match of text.matchAll(marked)) {
    const [all, strong, label = '', href = ''] = match
    if (strong === undefined && !allowed.test(href)) continue
    plain(match.index)
    runs.push(strong === undefined ? { text: label, href } : { text: strong, strong: true })
    read = match.index + all.length
  }
  plain(text.length)
  return runs
}

/** The text without its marks, for descriptions and search. */
export const plainText = (text: string): string =>
  richText(text)
    .map((run) => run.text)
    .join('')
