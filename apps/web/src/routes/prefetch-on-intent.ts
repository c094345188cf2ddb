import { mayPrefetch } from '@market/domain'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { bringSlugPage } from './slug-route.tsx'

/** ms that a pointer rests on a link before it is meant. */
const restMs = 65

/**
 * Brings the code of a page when a pointer rests on a link to it, a finger touches it or it is focused. What the page shows is
 * loaded when it is opened. Returns a function that stops.
 */
export function prefetchOnIntent(routes: RouteObject[], place: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const meant = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || !mayPrefetch(lineOf(navigator))) return
    timer = setTimeout(() => void bring(routes, link.pathname), type === 'pointerover' ? restMs : 0)
  }
  const kinds = ['pointerover', 'touchstart', 'focusin']
  for (const kind of kinds) place.addEventListener(kind, meant, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of kinds) place.removeEventListener(kind, meant)
  }
}

const lineOf = (browser: Navigator) => {
  const line: unknown = Reflect.get(browser, 'connection')
  return typeof line === 'object' && line !== null ? line : {}
}

/** Modules are brought once; one that cannot be brought is asked for again when the page is opened. */
async function bring(routes: RouteObject[], path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (route.id === 'slug') return bringSlugPage(path)
      return typeof route.lazy === 'function' ? route.lazy() : undefined
    }),
  )
}
