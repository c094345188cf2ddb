import { pageLoaded, ServicesContext, whenStale } from '@market/react'
import '@market/ui/base'
import { browserStorages, reloadOnStaleChunk, watchLeaving } from '@market/browser'
import { enterEarly, stopStrayClicks } from '@market/ui'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createPath, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { endEarlyPress, endEarlySpeculation, linePrefetches, sheetsTaken } from './early.ts'
import { browserServices } from './composition/browser-services.ts'
import { servicesContext } from './composition/services-context.ts'
import { services as tokens } from './composition/tokens.ts'
import { keepHead } from './page/keep-head.ts'
import { makeKeepPage } from './page/keep-page.ts'
import { makeLoadsAhead } from './page/loads-ahead.ts'
import { makeVisitedPages } from './page/visited-pages.ts'
import { preloadSlugPage } from './routes/slug-route.tsx'
import { routeTable } from './routes/route-table.tsx'
import { makeReportRecovered } from './frame/error-page/report-recovered.ts'
import { frameTexts } from './frame/texts.ts'
import { startVisit } from './frame/start-visit.ts'

const element = document.querySelector('#state')
const { router: hydrationData, settings } = JSON.parse(element?.textContent ?? '{}')
const root = document.querySelector('#root')

/** Address of the pending navigation; before the router has started, the current address. */
let goingTo: () => string | undefined = () => location.href
const shopAnswers = () =>
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
const stays = watchLeaving(window)
whenStale(async (kind) => {
  const to = goingTo()
  // The missing code was only prefetched: no navigation is pending, so do not reload.
  if (kind === 'page' && to === undefined) return false
  const reload = () => (to === undefined || to === location.href ? location.reload() : location.assign(to))
  const clock = { now: () => new Date() }
  return reloadOnStaleChunk({ storages: browserStorages(), clock, answers: shopAnswers, stays, reload })
})

// Load the matched routes' modules before the router starts; otherwise it discards the server's HTML on first render.
const matches = matchRoutes(routeTable, location) ?? []
await Promise.all([
  ...matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  }),
  preloadSlugPage(hydrationData?.loaderData?.slug),
  sheetsTaken,
])

const services = browserServices(settings)
const makeContext = () => new RouterContextProvider(new Map([[servicesContext, services]]))
const now = () => performance.now()
const ahead = makeLoadsAhead(now)
const visited = makeVisitedPages(now)
const router = createBrowserRouter(routeTable, {
  hydrationData,
  getContext: makeContext,
  dataStrategy: makeKeepPage({
    shown: () => router.state,
    ahead,
    visited,
    onStayed: () => services.get(tokens.NoticeStore).toast({ type: 'error', text: frameTexts.stayed }),
  }),
})
visited.note(router.state)
router.subscribe(visited.note)
goingTo = () => {
  const { location: next } = router.state.navigation
  return next && new URL(createPath(next), location.href).href
}
keepHead(router, settings.site)

type Subscriber = Parameters<typeof router.subscribe>[0]
/**
 * Passes the router's states to `RouterProvider`. After the load event it is replaced by a version with page
 * transitions.
 */
let handOver = (show: Subscriber, ...state: Parameters<Subscriber>) => show(...state)
const drawnRouter: typeof router = Object.create(router, {
  subscribe: { value: (show: Subscriber) => router.subscribe((...state) => handOver(show, ...state)) },
})

stopStrayClicks(document)
// React handles clicks itself from here on, as each part hydrates.
const pressEarly = endEarlyPress()

function Shop() {
  useEffect(() => {
    enterEarly(document)
    endEarlySpeculation()
    // By then the browser has handled pending input events.
    setTimeout(pressEarly)
  }, [])
  return (
    <ServicesContext value={services}>
      <RouterProvider router={drawnRouter} />
    </ServicesContext>
  )
}
if (root) {
  const onRecoverableError = makeReportRecovered(document, reportError)
  startTransition(() => void hydrateRoot(root, <Shop />, { onRecoverableError }))
}
void startVisit(services)
// Prefetching starts after the load event, so that it does not delay the page.
await pageLoaded()
const { prefetchOnIntent } = await import('./routes/prefetch-on-intent.ts')
prefetchOnIntent(routeTable, { context: makeContext(), ahead, mayLoad: () => linePrefetches(navigator) })
const { makePageTransitions } = await import('./frame/page-transitions.ts')
handOver = makePageTransitions(document, router)
const { drawInFaces } = await import('./frame/draw-in-faces.ts')
if (linePrefetches(navigator)) drawInFaces(document, router)
const { keepFocus } = await import('./frame/keep-focus.ts')
keepFocus(document)
const { showFocus } = await import('./frame/show-focus.ts')
showFocus(document)
const { startOffline } = await import('./offline/start-offline.ts')
void startOffline(navigator, performance)
