import { LRUCache } from 'lru-cache'
import { type DrawnParts, partTag } from './drawn-once.tsx'
import type { HtmlPiece, KeptHtml } from './html-piece.ts'
import { ownText } from './own-text.ts'

const opening = `<${partTag} at="`
const closing = `</${partTag}>`
const encoder = new TextEncoder()

/**
 * Caches the HTML of parts that many pages share (`DrawnOnce`), up to `maxLetters` characters. Returns a page as
 * pieces.
 */
export function makeDrawnParts(maxLetters: number): (render: (parts: DrawnParts) => string) => readonly HtmlPiece[] {
  const kept = new LRUCache<string, KeptHtml>({
    maxSize: maxLetters,
    sizeCalculation: ({ html }, part) => html.length + part.length,
  })
  return (render) => {
    const placed: { readonly part: string; readonly kept: KeptHtml | undefined }[] = []
    const page = render({
      place: (part) => {
        const known = kept.get(part)
        return { at: placed.push({ part, kept: known }) - 1, known: known !== undefined }
      },
    })
    const pieces: HtmlPiece[] = []
    let from = 0
    for (let start = page.indexOf(opening); start !== -1; start = page.indexOf(opening, from)) {
      const inside = page.indexOf('>', start) + 1
      const end = page.indexOf(closing, inside)
      const place = placed[Number(page.slice(start + opening.length, inside - 2))]
      const html = place?.kept ?? keptHtml(page.slice(inside, end))
      if (place && !place.kept) kept.set(place.part, html)
      pieces.push(page.slice(from, start), html)
      from = end + closing.length
    }
    return [...pieces, page.slice(from)]
  }
}

function keptHtml(slice: string): KeptHtml {
  const html = ownText(slice)
  return { html, bytes: encoder.encode(html) }
}
