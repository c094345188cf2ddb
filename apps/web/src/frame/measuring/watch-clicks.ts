import type { AnalyticsEvent } from '@market/domain/analytics'

const kinds = ['header-link', 'footer-link', 'category'] as const

/** Reports clicks on links inside `data-measure` elements. Returns a function that stops it. */
export function watchClicks(page: Document, track: (event: AnalyticsEvent) => void): () => void {
  const pressed = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const part = link?.closest('[data-measure]')?.getAttribute('data-measure')
    const type = kinds.find((kind) => kind === part)
    if (link && type)
      track({ type, text: (link.ariaLabel ?? link.textContent).trim(), href: link.getAttribute('href') ?? '' })
  }
  page.addEventListener('click', pressed, { capture: true })
  return () => page.removeEventListener('click', pressed, { capture: true })
}
