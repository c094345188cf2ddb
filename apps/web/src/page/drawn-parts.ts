import { LRUCache } from 'lru-cache'
import { type DrawnParts, partTag } from './drawn-once.tsx'
import { ownText } from './own-text.ts'

const opening = `<${partTag} at="`
const closing = `</${partTag}>`

/** Keeps the HTML of parts that many pages share (`DrawnOnce`), at most so many letters of it. */
export function makeDrawnParts(maxLetters: number): (render: (parts: DrawnParts) => string) => string {
  const kept = new LRUCache<string, string>({
    maxSize: maxLetters,
    sizeCalculation: (html, part) => html.length + part.length,
  })
  return (render) => {
    const placed: { readonly part: string; readonly html: string | undefined }[] = []
    const page = render({
      place: (part) => {
        const html = kept.get(part)
        return { at: placed.push({ part, html }) - 1, known: html !== undefined }
      },
    })
    const pieces: string[] = []
    let from = 0
    for (let start = page.indexOf(opening); start !== -1; start = page.indexOf(opening, from)) {
      const inside = page.indexOf('>', start) + 1
      const end = page.indexOf(closing, inside)
      const place = placed[Number(page.slice(start + opening.length, inside - 2))]
      const html = place?.html ?? page.slice(inside, end)
      if (place && place.html === undefined) kept.set(place.part, ownText(html))
      pieces.push(page.slice(from, start), html)
      from = end + closing.length
    }
    return [...pieces, page.slice(from)].join('')
  }
}
