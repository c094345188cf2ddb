import { type LoaderFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import type { LoadsAhead } from '../page/loads-ahead.ts'
import type { Head } from '../page/page.ts'
import { sharedFor } from '../page/shared-loaders.ts'
import { bringSlugPage } from './slug-route.tsx'

/** ms that a pointer or the focus rests on a link before it is meant: who tabs through a page crosses many. */
const restMs = 65
/** A listing's next page is loaded when its link is at most two screens below the viewport. */
const screensAhead = 2

/** The context that loaders read services from, the store of their answers, and whether the connection allows loading ahead. */
interface AheadOf {
  /** Asked each time: a phone's connection changes. */
  readonly mayLoad: () => boolean
  readonly context: RouterContextProvider
  readonly ahead: LoadsAhead
}

/**
 * Brings the code of a page when a pointer or the focus rests on a link to it or a finger touches it, and what it shows where that
 * is the same for everybody: never a cart, a checkout or an account. A listing's next page comes when its end is near. Returns a function that stops.
 */
export function prefetchOnIntent(routes: RouteObject[], loads: AheadOf, place: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const bringLink = (link: HTMLAnchorElement) => {
    if (link.origin === location.origin && loads.mayLoad()) void bring(routes, link, loads)
  }
  const meant = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (link) timer = setTimeout(() => bringLink(link), type === 'touchstart' ? 0 : restMs)
  }
  const read = () => {
    const next = place.querySelector<HTMLAnchorElement>('a[rel=next]')
    if (next && next.getBoundingClientRect().top < innerHeight * (1 + screensAhead)) bringLink(next)
  }
  const kinds = ['pointerover', 'touchstart', 'focusin']
  for (const kind of kinds) place.addEventListener(kind, meant, { passive: true })
  place.addEventListener('scrollend', read, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const kind of kinds) place.removeEventListener(kind, meant)
    place.removeEventListener('scrollend', read)
  }
}

/** Modules are brought once; one that cannot be brought is asked for again when the page is opened. */
async function bring(routes: RouteObject[], link: HTMLAnchorElement, { context, ahead }: AheadOf): Promise<void> {
  const { href, pathname, search } = link
  const matches = matchRoutes(routes, pathname) ?? []
  const loaders = await Promise.allSettled(
    matches.map(async ({ route }) => {
      if (route.id === 'slug') await bringSlugPage(pathname)
      return typeof route.lazy === 'function' ? (await route.lazy()).loader : route.loader
    }),
  )
  const last = loaders.at(-1)
  const loader = last?.status === 'fulfilled' ? last.value : undefined
  if (typeof loader !== 'function' || sharedFor(loader) === 0) return
  if (pathname + search === location.pathname + location.search) return
  const { params = {}, route } = matches.at(-1) ?? {}
  const load = async () => {
    const request = new Request(href)
    return (loader as LoaderFunction)({ request, url: new URL(href), params, context, pattern: route?.path ?? '' })
  }
  const answer = await ahead.load(pathname + search, load)
  const picture = (answer as { readonly head?: Head } | undefined)?.head?.firstPicture
  if (picture) Object.assign(new Image(), picture)
}
