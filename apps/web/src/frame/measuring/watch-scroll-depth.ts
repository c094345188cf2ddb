import { type AnalyticsEvent, scrollDepth, type ScrollMark } from '@market/domain/analytics'

/**
 * Reports each mark of scroll depth once; a page that fits the window reports none. Returns a function that stops it.
 */
export function watchScrollDepth(page: Window, track: (event: AnalyticsEvent) => void): () => void {
  let passed: readonly ScrollMark[] = []
  const look = () => {
    const max = page.document.documentElement.scrollHeight - page.innerHeight
    if (max <= 0) return
    for (const percent of scrollDepth(passed, page.scrollY / max)) {
      passed = [...passed, percent]
      track({ type: 'scroll-depth', percent })
    }
  }
  page.addEventListener('scroll', look, { passive: true })
  return () => page.removeEventListener('scroll', look)
}
