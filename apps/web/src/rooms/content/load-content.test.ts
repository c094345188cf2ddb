import { productId } from '@market/domain/kernel'
import type { ProductCard } from '@market/domain/catalog'
import type { ContentPage } from '@market/domain/content'
import { aContentPage, aProductDetail, memoryCatalog, memoryContent } from '@market/testing'
import { Container } from 'inversify'
import { describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { loadContent, rowUrl } from './load-content.ts'

const row = (given: object) =>
  ({ type: 'products', title: 'Sıra', category: '', q: '', sort: 'default', limit: 2, ...given }) as const

const load = (address: string, pages: readonly ContentPage[]) => {
  const container = new Container()
  container.bind(services.ContentLibrary).toConstantValue(memoryContent(pages))
  container.bind(services.ProductCatalog).toConstantValue(
    memoryCatalog({
      products: [1, 2, 3].map((id) => ({ ...aProductDetail({ id: productId(id), name: `Kitap ${id}` }), stock: 5 })),
    }),
  )
  const url = new URL(address, 'http://shop.test')
  return loadContent({ url, params: {}, services: container, signal: new AbortController().signal })
}
const statusOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : 500),
  )

describe('a content page', () => {
  it('comes with the products of its rows, as many as the row shows', async () => {
    const page = aContentPage({ blocks: [{ type: 'paragraph', text: 'Önce' }, row({}), row({ q: 'Kitap 3' })] })
    const { rows } = await load(page.path, [page])
    const names = (products: readonly ProductCard[] = []) => products.map(({ name }) => name)
    expect(rows[1]).toHaveLength(2)
    expect(names(rows[2])).toEqual(['Kitap 3'])
    expect(rows[0]).toBeUndefined()
  })

  it('includes the site map only if it is shown', async () => {
    const plain = aContentPage()
    const map = aContentPage({ path: '/static/divid', title: 'Site Haritası', blocks: [{ type: 'site-map' }] })
    expect((await load(plain.path, [plain, map])).sections).toEqual([])
    const { sections } = await load(map.path, [plain, map])
    expect(sections.flatMap(({ pages }) => pages.map(({ path }) => path))).toEqual([plain.path, map.path])
  })

  it('opens in the version that the address names', async () => {
    const versions = [2, 1].map((version) => ({
      version,
      effectiveAt: `2026-0${version}-01T00:00:00.000Z`,
      changes: '',
    }))
    const pages = versions.map((version) => aContentPage({ kind: 'legal', version, versions }))
    const shown = async (query: string) => (await load(`/sayfa/hakkimizda.html${query}`, pages)).page.version.version
    expect(await shown('')).toBe(2)
    expect(await shown('?surum=1')).toBe(1)
    for (const odd of ['?surum=', '?surum=0', '?surum=-1', '?surum=1e3', '?surum=abc']) expect(await shown(odd)).toBe(2)
    expect(await statusOf(load('/sayfa/hakkimizda.html?surum=9', pages))).toBe(404)
  })

  it('is answered with 404 for an unknown address of any length', async () => {
    expect(await statusOf(load('/sayfa/yok.html', [aContentPage()]))).toBe(404)
    expect(await statusOf(load(`/sayfa/${'a'.repeat(5000)}.html`, [aContentPage()]))).toBe(404)
  })
})

describe('the link to all products of a row', () => {
  it.each([
    [row({ category: 'kitap', sort: 'sell_count_desc' }), '/arama/kitap?sort=sell_count_desc'],
    [row({ category: 'kitap', q: 'şiir' }), '/arama/kitap?q=%C5%9Fiir'],
    [row({ q: 'bal', sort: 'discount_desc' }), '/arama?q=bal&sort=discount_desc'],
    [row({}), '/arama'],
  ])('%#', (products, url) => expect(rowUrl(products)).toBe(url))
})
