import { fontFile } from '@market/ui/fonts'
import type { DataRouter } from 'react-router-dom'

const faces = [
  { family: 'Figtree Variable', weight: '400 700', file: fontFile.figtree },
  { family: 'Bricolage Grotesque Variable', weight: '600 800', file: fontFile.bricolage },
] as const

/**
 * Draws the pages after the first one in the shop's typefaces. With `font-display: optional` no text moves, but a page
 * that was painted before the files were loaded keeps its fallback typefaces until the next document. Returns the
 * function that ends this.
 */
export function drawInFaces(page: Document, router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  if (faces.every(({ file }) => isPainted(file))) return () => undefined
  const first = router.state.location.pathname
  const loaded: FontFace[] = []
  for (const { family, weight, file } of faces)
    void new FontFace(family, `url("${file}") format("woff2")`, { weight })
      .load()
      .then((face) => loaded.push(face))
      .catch(() => undefined)
  const end = router.subscribe(({ location }) => {
    if (location.pathname === first || loaded.length < faces.length) return
    loaded.forEach((face) => page.fonts.add(face))
    end()
  })
  return end
}

/** Whether a file was loaded before the page's first paint, so that its typeface is in use. */
function isPainted(file: string): boolean {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const [load] = performance.getEntriesByName(new URL(file, location.href).href)
  return (
    paint !== undefined &&
    load instanceof PerformanceResourceTiming &&
    load.responseEnd > 0 &&
    load.responseEnd < paint.startTime
  )
}
