import { createMemoryRouter, RouterContextProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { makeKeepPage } from './keep-page.ts'
import { pageFailure } from './page-failure.ts'
import { asShared } from './shared-loaders.ts'
import { makeVisitedPages } from './visited-pages.ts'

let answers: (() => unknown)[] = []
afterEach(() => {
  answers = []
  takes = () => undefined
  stayed = 0
  time = 0
})
let stayed = 0

/** Time of the test's clock, in ms. */
let time = 0
let takes: (address: string) => Promise<unknown> | undefined = () => undefined

/** A router whose loader gives the answers in `told`, one after the other. */
async function open(...told: (() => unknown)[]) {
  answers = told
  const visited = makeVisitedPages(() => time)
  const router: Router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '/',
        loader: () => answers.shift()?.() ?? null,
        Component: () => null,
        ErrorBoundary: () => null,
      },
      { id: 'other', path: '/other', loader: () => answers.shift()?.() ?? null, Component: () => null },
      { id: 'shared', path: '/shared', loader: asShared(() => answers.shift()?.() ?? null, 60), Component: () => null },
    ],
    {
      getContext: () => new RouterContextProvider(),
      dataStrategy: makeKeepPage({
        shown: () => router.state,
        ahead: { take: (address) => takes(address) },
        visited,
        onStayed: () => (stayed += 1),
      }),
    },
  )
  router.subscribe(visited.note)
  await settled(router)
  return router
}
type Router = ReturnType<typeof createMemoryRouter>
const settled = (router: Router) =>
  expect
    .poll(() => [router.state.initialized, router.state.navigation.state, router.state.revalidation])
    .toEqual([true, 'idle', 'idle'])
const fails = (what: unknown) => () => {
  throw what
}
const reread = async (router: Router) => {
  await router.revalidate()
  await settled(router)
  return [router.state.loaderData['page'], router.state.errors]
}

it('shows the new data after a background revalidation', async () => {
  expect(
    await reread(
      await open(
        () => 'old',
        () => 'new',
      ),
    ),
  ).toEqual(['new', null])
})

it('keeps the page when a background revalidation fails', async () => {
  const router = await open(
    () => 'old',
    fails(pageFailure(503, 'down')),
    fails(new TypeError('Failed to fetch')),
    () => 'new',
  )
  expect(await reread(router)).toEqual(['old', null])
  expect(await reread(router)).toEqual(['old', null])
  expect(await reread(router)).toEqual(['new', null])
})

it('a page that no longer exists is answered with 404', async () => {
  const router = await open(() => 'old', fails(pageFailure(404, 'gone')))
  const [, errors] = await reread(router)
  expect(errors).toMatchObject({ page: { status: 404 } })
})

it('a page that its visitor opens, even the same again, says that it cannot be read', async () => {
  const router = await open(() => 'old', fails(pageFailure(503, 'down')), fails(pageFailure(503, 'down')))
  await router.navigate('/')
  await settled(router)
  expect(router.state.errors).toMatchObject({ page: { status: 503 } })
  // No page was shown before that could be kept.
  expect(await reread(router)).toEqual([undefined, expect.objectContaining({ page: expect.anything() })])
})

it('a page keeps its address when another filter cannot be loaded', async () => {
  const router = await open(
    () => 'all',
    fails(pageFailure(503, 'down')),
    fails(new TypeError('no line')),
    () => 'filtered',
  )
  for (const tries of [1, 2]) {
    await router.navigate('/?brand=nova')
    await settled(router)
    const { location, loaderData, errors } = router.state
    expect([location.search, loaderData['page'], errors, stayed]).toEqual(['', 'all', null, tries])
  }
  await router.navigate('/?brand=nova')
  await settled(router)
  expect([router.state.location.search, router.state.loaderData['page'], stayed]).toEqual([
    '?brand=nova',
    'filtered',
    2,
  ])
})

it('a filter without products and an unloadable search show an error', async () => {
  const router = await open(() => 'all', fails(pageFailure(404, 'gone')))
  await router.navigate('/?brand=nova')
  await settled(router)
  expect(router.state.errors).toMatchObject({ page: { status: 404 } })
  const other = await open(() => 'all', fails(pageFailure(503, 'down')))
  await other.navigate('/?q=termos')
  await settled(other)
  expect([other.state.errors, stayed]).toMatchObject([{ page: { status: 503 } }, 0])
})

it('a page that was loaded ahead is shown without another question', async () => {
  const router = await open(() => 'page')
  takes = async (address) => (address === '/other?a=1' ? 'loaded ahead' : undefined)
  await router.navigate('/other?a=1')
  await settled(router)
  expect(router.state.loaderData['other']).toBe('loaded ahead')
})

it('a page whose prefetch failed is requested again', async () => {
  const router = await open(
    () => 'page',
    () => 'asked again',
  )
  takes = async () => {
    throw new TypeError('Failed to fetch')
  }
  await router.navigate('/other')
  await settled(router)
  expect(router.state.loaderData['other']).toBe('asked again')
})

const answer = (name: string) => () => ({ name })
/** Navigates away from `from` and back, with `seconds` in between. */
async function goAndBack(router: Router, from: string, seconds: number) {
  await router.navigate(from)
  await router.navigate('/')
  time += seconds * 1000
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe(from)
  await settled(router)
  return router.state.loaderData[from.slice(1)]
}

it('going back to a shared page sends no request', async () => {
  const router = await open(answer('first'), answer('shared'), answer('second'), answer('asked again'))
  expect(await goAndBack(router, '/shared', 59)).toEqual({ name: 'shared' })
})

it('going back to a page that may no longer be shown from a cache asks again', async () => {
  const router = await open(answer('first'), answer('shared'), answer('second'), answer('asked again'))
  expect(await goAndBack(router, '/shared', 60)).toEqual({ name: 'asked again' })
})

it('a page does not become newer by going back to it', async () => {
  const router = await open(answer('first'), answer('shared'), answer('second'), answer('third'), answer('asked again'))
  await goAndBack(router, '/shared', 40)
  await router.navigate(1)
  await expect.poll(() => router.state.location.pathname).toBe('/')
  time += 40_000
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/shared')
  await settled(router)
  expect(router.state.loaderData['shared']).toEqual({ name: 'asked again' })
})

it('going back to a page of one visitor asks again', async () => {
  const router = await open(answer('first'), answer('of one'), answer('second'), answer('asked again'))
  expect(await goAndBack(router, '/other', 1)).toEqual({ name: 'asked again' })
})

it('opening the same address by a link asks again', async () => {
  const router = await open(answer('first'), answer('shared'), answer('asked again'))
  await router.navigate('/shared')
  await router.navigate('/shared')
  await settled(router)
  expect(router.state.loaderData['shared']).toEqual({ name: 'asked again' })
})

it('going back shows the revalidated data', async () => {
  const router = await open(answer('first'), answer('shared'), answer('read anew'), answer('second'), answer('again'))
  await router.navigate('/shared')
  await router.revalidate()
  await settled(router)
  await router.navigate('/')
  await router.navigate(-1)
  await expect.poll(() => router.state.location.pathname).toBe('/shared')
  await settled(router)
  expect(router.state.loaderData['shared']).toEqual({ name: 'read anew' })
})
