import '@market/ui/base'
import { enterEarly } from '@market/ui'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { browserServices } from './composition/browser-services.ts'
import { servicesContext } from './composition/services-context.ts'
import { ServicesContext } from './composition/use-service.ts'
import { keepHead } from './routes/keep-head.ts'
import { preloadSlugPage } from './routes/slug-route.tsx'
import { routeTable } from './routes/route-table.tsx'
import { pageLoaded } from './shell/page-loaded.ts'
import { startVisit } from './shell/start-visit.ts'

const element = document.querySelector('#state')
const { router: hydrationData, settings } = JSON.parse(element?.textContent ?? '{}')
const root = document.querySelector('#root')

// The matched routes' modules are loaded before the router starts, or the first paint would be thrown away.
const matches = matchRoutes(routeTable, location) ?? []
await Promise.all([
  ...matches.map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, { ...(await route.lazy()), lazy: undefined })
  }),
  preloadSlugPage(hydrationData?.loaderData?.slug),
])

const services = browserServices(settings.site)
const router = createBrowserRouter(routeTable, {
  hydrationData,
  getContext: () => new RouterContextProvider(new Map([[servicesContext, services]])),
})
keepHead(router, settings.site)

function Shop() {
  useEffect(() => enterEarly(document), [])
  return (
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>
  )
}
if (root) startTransition(() => void hydrateRoot(root, <Shop />))
startVisit(services)
// What may come next is nothing to wait for.
await pageLoaded()
const { prefetchOnIntent } = await import('./routes/prefetch-on-intent.ts')
prefetchOnIntent(routeTable)
