import { loadPageCode } from '@market/react'
import { type LoaderFunctionArgs, redirect, type RouteObject, useLoaderData } from 'react-router-dom'
import { servicesContext } from '../composition/services-context.ts'
import { services as tokens } from '../composition/tokens.ts'
import type { Page } from '../page/page.ts'
import { asShared } from '../page/shared-loaders.ts'

/** Data of a matched route, for the server's template and the browser's head. */
export interface RouteHandle {
  /** Module of the page, as the build's manifest names it, for preloading. */
  readonly module: string
  readonly page?: Page<unknown>
}

type Import = () => Promise<{ readonly page: Page<unknown> }>

/** The id of a route: its path up to the first parameter, with hyphens for slashes. */
const nameOf = (path: string) => path.replace(/\/:.*/, '').slice(1).replaceAll('/', '-')

/**
 * The route of each page, made once: when navigating between two addresses of one page, its component and all input
 * stay.
 */
const routes = new WeakMap<Page<unknown>, ReturnType<typeof toLazy>>()

/**
 * A lazy route for a page module. `module` is its path below the app, as in the manifest. `id` is needed if another
 * route has the same name by its path.
 */
export function pageRoute(path: string, module: string, load: Import, id = nameOf(path)): RouteObject {
  return {
    path,
    id,
    handle: { module } satisfies RouteHandle,
    lazy: async () => {
      const { page } = await loadPageCode(load)
      const made = routes.get(page) ?? toLazy(page)
      routes.set(page, made)
      return made
    },
  }
}

function toLazy(page: Page<unknown>) {
  const { Component, shared } = page
  const loader = async ({ request, params, context }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const services = context.get(servicesContext)
    const data = page.load ? await page.load({ url, params, services, signal: request.signal }) : null
    return { data, head: page.head(data, url, services.get(tokens.Site)), shared: shared ?? null }
  }
  return {
    loader: shared ? asShared(loader, shared.fresh + shared.stale) : loader,
    Component: function LoadedPage() {
      const { data } = useLoaderData<{ data: unknown }>()
      return <Component data={data} />
    },
  }
}

/** A permanent redirect to a path of this site. */
export const redirectRoute = (
  path: string,
  id: string,
  to: (url: URL) => Promise<string | undefined>,
): RouteObject => ({
  path,
  id,
  loader: async ({ request }) => {
    const url = new URL(request.url)
    const target = await to(url)
    if (target === undefined) throw new Response(null, { status: 404 })
    return redirect(target, 301)
  },
})
