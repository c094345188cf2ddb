import { fontFile } from '@market/ui/fonts'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { drawInFaces } from './draw-in-faces.ts'

afterEach(() => vi.unstubAllGlobals())

/** A first page painted after 500 ms. Its style sheet has loaded both faces at `facesEnd`, the script when `load` is called. */
function setUp(facesEnd = 900) {
  let load: () => void = () => undefined
  const loading = new Promise<void>((resolve) => {
    load = resolve
  })
  const asked: string[] = []
  const added: string[] = []
  class Face {
    readonly family: string
    constructor(family: string, source: string) {
      this.family = family
      asked.push(source)
    }
    load = () => loading.then(() => this)
  }
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('PerformanceResourceTiming', Object)
  const getEntriesByName = (name: string) =>
    name === 'first-contentful-paint' ? [{ startTime: 500 }] : [{ responseEnd: facesEnd }]
  vi.stubGlobal('performance', { getEntriesByName })
  Object.defineProperty(document, 'fonts', {
    value: { add: ({ family }: Face) => added.push(family) },
    configurable: true,
  })
  const router = createMemoryRouter([{ path: '*', element: null }])
  const end = drawInFaces(document, router)
  return { router, asked, added, load, end }
}

it('loads both faces, and adds them when the page changes', async () => {
  const { router, asked, added, load } = setUp()
  expect(asked).toEqual([fontFile.figtree, fontFile.bricolage].map((file) => `url("${file}") format("woff2")`))
  load()
  await router.navigate('/?sayfa=2')
  expect(added).toEqual([])
  await router.navigate('/elektronik')
  expect(added).toEqual(['Figtree Variable', 'Bricolage Grotesque Variable'])
  await router.navigate('/kitap')
  expect(added).toHaveLength(2)
})

it('adds them at a later change if they are still loading at the first', async () => {
  const { router, added, load } = setUp()
  await router.navigate('/elektronik')
  expect(added).toEqual([])
  load()
  await router.navigate('/elektronik?sayfa=2')
  await router.navigate('/kitap')
  expect(added).toHaveLength(2)
})

it('adds nothing after its end', async () => {
  const { router, added, load, end } = setUp()
  load()
  end()
  await router.navigate('/elektronik')
  expect(added).toEqual([])
})

it('loads nothing if both faces were loaded before the first paint, so that the page has them', () => {
  expect(setUp(300).asked).toEqual([])
})
