import { classifyPath } from '@market/domain/navigation'
import { loadPageCode } from '@market/react'
import { type LoaderFunctionArgs, type RouteObject, useLoaderData } from 'react-router-dom'
import { servicesContext } from '../composition/services-context.ts'
import { services as tokens } from '../composition/tokens.ts'
import type { Page } from '../page/page.ts'
import { asShared } from '../page/shared-loaders.ts'

/** Pages with a one-segment address. The router cannot match part of a segment, so the core's rule tells them apart. */
const kinds = {
  product: {
    module: 'src/rooms/product/product-page.tsx',
    load: () => import('../rooms/product/product-page.tsx'),
  },
  category: {
    module: 'src/rooms/listing/category-page.tsx',
    load: () => import('../rooms/listing/category-page.tsx'),
  },
}
type Kind = keyof typeof kinds
const loaded = new Map<Kind, Page<unknown>>()

async function pageOf(kind: Kind): Promise<Page<unknown>> {
  const known = loaded.get(kind)
  if (known) return known
  const { page }: { readonly page: Page<unknown> } = await loadPageCode<{ readonly page: Page<unknown> }>(
    kinds[kind].load,
  )
  loaded.set(kind, page)
  return page
}

const kindOf = (path: string): Kind => (classifyPath(path).type === 'product' ? 'product' : 'category')

/** Loads the code of a one-segment page. */
export const bringSlugPage = (path: string) => pageOf(kindOf(path))

interface SlugData {
  readonly kind: Kind
  readonly data: unknown
}

/** How long a product or a category may be shown from a shared cache, in seconds. */
const shownFor = 300

/** `/{product}-p-{id}` and `/{category}`. */
export const slugRoute: RouteObject = {
  path: '/:slug',
  id: 'slug',
  loader: asShared(async ({ request, params, context }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    const kind = kindOf(url.pathname)
    const page = await pageOf(kind)
    const services = context.get(servicesContext)
    const data = await page.load?.({ url, params, services, signal: request.signal })
    const head = page.head(data, url, services.get(tokens.Site))
    return { kind, module: kinds[kind].module, data, head, shared: page.shared ?? null }
  }, shownFor),
  // A product's query only holds the shopper's selection, so changing it needs no new data.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    defaultShouldRevalidate &&
    (currentUrl.pathname !== nextUrl.pathname ||
      currentUrl.search === nextUrl.search ||
      kindOf(nextUrl.pathname) !== 'product'),
  Component: function SlugPage() {
    const { kind, data } = useLoaderData<SlugData>()
    const page = loaded.get(kind)
    if (!page) throw new Error(`the page of a ${kind} was not loaded`)
    return <page.Component data={data} />
  },
}

/** Loads the code of a server-rendered page of this route before hydration. */
export async function preloadSlugPage(data: unknown): Promise<void> {
  if (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    (data.kind === 'product' || data.kind === 'category')
  )
    await pageOf(data.kind)
}
