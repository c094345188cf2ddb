import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { keepHead } from './keep-head.ts'
import { pageFailure } from './page-failure.ts'

const site = { titleShort: 'Kumru', title: 'Kumru: Çarşı', url: 'https://kumru.ornek' }
const page = (path: string, title: string) => ({ path, loader: () => ({ head: { title } }) })
const failing = (path: string, status: number) => ({
  path,
  loader: () => {
    throw pageFailure(status, '')
  },
})

it('calls every page by its name and the shop, also one that cannot be shown', async () => {
  document.title = 'Kumru: Çarşı'
  const routes = [page('/', site.title), page('/sepet', 'Sepetim'), failing('/yok', 404), failing('/ariza', 503)]
  const router = createMemoryRouter(routes)
  keepHead(router, site)
  const titleOf = async (path: string) => {
    await router.navigate(path)
    return document.title
  }
  expect(await titleOf('/sepet')).toBe('Sepetim | Kumru')
  expect(await titleOf('/yok')).toBe('Sayfa bulunamadı | Kumru')
  expect(await titleOf('/ariza')).toBe('Sayfaya Ulaşılamıyor | Kumru')
  expect(await titleOf('/')).toBe('Kumru: Çarşı')
})
