import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { makeKeepPage } from './keep-page.ts'
import { pageFailure } from './page-failure.ts'

let answers: (() => unknown)[] = []
afterEach(() => {
  answers = []
  takes = () => undefined
  stayed = 0
})
let stayed = 0

let takes: (address: string) => Promise<unknown> | undefined = () => undefined

/** A router whose page answers as it is told, one after the other. */
async function open(...told: (() => unknown)[]) {
  answers = told
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
    ],
    {
      dataStrategy: makeKeepPage({
        shown: () => router.state,
        ahead: { take: (address) => takes(address) },
        onStayed: () => (stayed += 1),
      }),
    },
  )
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

it('what is read anew by itself takes the place of what was there', async () => {
  expect(
    await reread(
      await open(
        () => 'old',
        () => 'new',
      ),
    ),
  ).toEqual(['new', null])
})

it('a page stays as it was where it cannot be read anew', async () => {
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

it('a page that is gone says so', async () => {
  const router = await open(() => 'old', fails(pageFailure(404, 'gone')))
  const [, errors] = await reread(router)
  expect(errors).toMatchObject({ page: { status: 404 } })
})

it('a page that its visitor opens, even the same again, says that it cannot be read', async () => {
  const router = await open(() => 'old', fails(pageFailure(503, 'down')), fails(pageFailure(503, 'down')))
  await router.navigate('/')
  await settled(router)
  expect(router.state.errors).toMatchObject({ page: { status: 503 } })
  // There is nothing that could be kept.
  expect(await reread(router)).toEqual([undefined, expect.objectContaining({ page: expect.anything() })])
})

it('a page stays at its address where another filter of it cannot be read', async () => {
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

it('a filter without products, or other search words that cannot be read, are said', async () => {
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

it('a page whose load ahead failed is asked for again', async () => {
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
