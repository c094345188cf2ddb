import { type LoaderFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom'
import type { LoadsAhead } from '../page/loads-ahead.ts'
import type { Head } from '../page/page.ts'
import { sharedFor } from '../page/shared-loaders.ts'
import { bringSlugPage } from './slug-route.tsx'

/**
 * How long a pointer or the focus rests on a link before its page is prefetched, in ms. Tabbing through a page passes
 * many links.
 */
const restMs = 65
/** A listing's next page is loaded when its link is at most two screens below the viewport. */
const screensAhead = 2

/**
 * The context that loaders read services from, the store of their answers, and whether the connection allows
 * prefetching.
 */
interface AheadOf {
  /** Called before each prefetch, because a phone's connection changes. */
  readonly mayLoad: () => boolean
  readonly context: RouterContextProvider
  readonly ahead: LoadsAhead
}

/**
 * Prefetches a page when a pointer or the focus rests on a link to it or a finger touches it: its code, and its data if
 * that is the same for every visitor (never a cart, a checkout or an account). Prefetches a listing's next page when
 * its end is near. Returns a function that stops it.
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

/** Loads each module once. A module that fails to load is requested again when the page is opened. */
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
