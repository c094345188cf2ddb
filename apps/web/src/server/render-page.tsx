import { classifyPath, lowerCaseAddress } from '@market/domain/navigation'
import { ServicesContext } from '@market/react'
import type { Container } from 'inversify'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import { servicesContext } from '../composition/services-context.ts'
import type { Head, Missing, Shared } from '../page/page.ts'
import { routeTable } from '../routes/route-table.tsx'
import type { RouteHandle } from '../routes/to-route.tsx'
import { type DrawnParts, DrawnPartsContext } from '../page/drawn-once.tsx'
import { errorHead } from '../page/error-head.ts'
import { problemOf } from '../page/problem-of.ts'
import { PlainError } from '../frame/error-page/error-page-failed.tsx'
import { makeDrawnParts } from '../page/drawn-parts.ts'
import type { HtmlPiece } from '../page/html-piece.ts'
import { giveFooterContent } from '../frame/footer/footer.tsx'
import { FooterContent } from '../frame/footer/footer-content.tsx'

export { clearSharedAnswers } from '../composition/share-answers.ts'
export { serverServices } from '../composition/server-services.ts'

giveFooterContent(FooterContent)
const handler = createStaticHandler(routeTable)
/** Most addresses are products', which this handler finds without matching the patterns of all other routes. */
const productHandler = createStaticHandler(wayTo('slug', routeTable))

function wayTo(id: string, routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => {
    if (route.id === id) return route
    const children = wayTo(id, route.children ?? [])
    return children.length > 0 ? [{ ...route, index: false, children }] : []
  })
}

/** A page as HTML parts, or a redirect. */
export type RenderedPage =
  | { readonly kind: 'moved'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page'
      readonly status: number
      readonly body: readonly HtmlPiece[]
      readonly head: Head
      /** Router state for hydration. */
      readonly state: unknown
      /** Modules of the matched routes, as the manifest names them. */
      readonly modules: readonly string[]
      readonly shared: Shared | undefined
    }

/** Cache times of a page with a part that could not be loaded. */
const sharedBriefly: Shared = { fresh: 5, stale: 0 }

interface PageData {
  readonly data: Missing | null
  readonly head: Head
  readonly shared: Shared | null
  readonly module?: string
}

/** Renders the anonymous page of an address. Throws only on unexpected errors. */
export async function renderPage(url: string, services: Container, signal: AbortSignal): Promise<RenderedPage> {
  const { pathname, search } = new URL(url)
  const lower = lowerCaseAddress(pathname + search)
  if (lower !== undefined) return { kind: 'moved', status: 301, location: lower }
  const context = await loadPage(url, services, signal)
  if (context instanceof Response) {
    return { kind: 'moved', status: context.status, location: context.headers.get('location') ?? '/' }
  }
  const leaf = context.matches.at(-1)?.route.id ?? ''
  const page: PageData | undefined = context.errors ? undefined : context.loaderData[leaf]
  const body = context.errors ? drawProblem(context, services) : drawPage(context, services)
  return {
    kind: 'page',
    status: context.statusCode,
    body,
    head: page?.head ?? errorHead({ ...problemOf(Object.values(context.errors ?? {})[0]), status: context.statusCode }),
    state: {
      loaderData: page ? { ...context.loaderData, [leaf]: unwritten(page) } : context.loaderData,
      actionData: null,
      errors: serialize(context.errors),
    },
    modules: [
      ...context.matches.flatMap(({ route }) => (route.handle as RouteHandle | undefined)?.module ?? []),
      ...(page?.module ? [page.module] : []),
    ],
    shared: context.statusCode === 200 && page ? sharedOf(page, Object.values(context.loaderData)) : undefined,
  }
}

const sharedOf = ({ data, shared }: PageData, loaded: readonly (Missing | null)[]): Shared | undefined =>
  shared && [data, ...loaded].some((part) => part?.missing) ? sharedBriefly : (shared ?? undefined)

/** Data of the page's loaders, or the redirect that one of them returned. */
export function loadPage(url: string, services: Container, signal: AbortSignal) {
  const path = classifyPath(new URL(url).pathname)
  const { query } = path.type === 'product' && !path.comments ? productHandler : handler
  return query(new Request(url, { signal }), {
    requestContext: new RouterContextProvider(new Map([[servicesContext, services]])),
  })
}

/** Characters of cached parts: some 1,500 product cards. */
const maxLetters = 2_000_000
const drawnParts = new WeakMap<Container, ReturnType<typeof makeDrawnParts>>()

function drawPage(context: StaticHandlerContext, services: Container): readonly HtmlPiece[] {
  const fill = drawnParts.get(services) ?? makeDrawnParts(maxLetters)
  drawnParts.set(services, fill)
  return fill((parts) => drawTree(context, services, parts))
}

/** React's rendering of a page's whole tree if no parts are cached; `npm run bench` compares pages with it. */
export function drawTree(context: StaticHandlerContext, services: Container, parts?: DrawnParts): string {
  const router = createStaticRouter(matchedRoutes(context), context)
  return renderToString(
    <ServicesContext value={services}>
      <DrawnPartsContext value={parts}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DrawnPartsContext>
    </ServicesContext>,
  )
}

/** The matched routes only: the router would otherwise convert and match all routes again. */
const matchedRoutes = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>(
    (children, { route }) => [children.length > 0 ? { ...route, index: false, children } : route],
    [],
  )

/** The error page, or a minimal one if rendering that fails, too. */
function drawProblem(context: StaticHandlerContext, services: Container): readonly HtmlPiece[] {
  try {
    return drawPage(context, services)
  } catch {
    return [renderToString(<PlainError />)]
  }
}

/** Data for hydration, without the parts that only search engines and caches read. */
const unwritten = ({ head: { structured: _structured, ...head }, shared: _shared, ...rest }: PageData) => ({
  ...rest,
  head,
})

/** Route errors in the form in which the router itself serializes them; only thrown responses keep their text. */
function serialize(errors: StaticHandlerContext['errors']) {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      typeof error === 'object' && error !== null && 'status' in error
        ? { ...error, __type: 'RouteErrorResponse' }
        : { status: 500, statusText: '', data: null, __type: 'RouteErrorResponse' },
    ]),
  )
}
