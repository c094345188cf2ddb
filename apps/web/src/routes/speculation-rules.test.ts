// @vitest-environment node
import { expect, it } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { routeTable } from './route-table.tsx'
import { speculationRules } from '../page/early-speculation.ts'

const { prefetch } = JSON.parse(speculationRules)
const [{ where, eagerness }] = prefetch
const [{ href_matches: open }, { not }] = where.and
const base = 'https://magaza.ornek'
const matches = (patterns: string | readonly string[], address: string) =>
  [patterns].flat().some((pattern) => new URLPattern(pattern, base).test(base + address))
const isFetched = (address: string) => matches(open, address) && !matches(not.href_matches, address)

/** Addresses of all routes, with each parameter replaced by a word. */
const addresses = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && path !== '*' ? [path.replaceAll(/:\w+/g, 'bir').replaceAll('?', '')] : []),
    ...addresses(children),
  ])

it('documents are fetched ahead when a link is about to be pressed, not before', () => {
  expect(eagerness).toBe('moderate')
  expect(Object.keys(JSON.parse(speculationRules))).toEqual(['prefetch'])
})

it.each([
  '/',
  '/elektronik',
  '/elektronik?page=2&sort=cheap',
  '/kulaklik-p-12',
  '/kulaklik-p-12/yorumlar',
  '/arama?q=telefon',
  '/arama/elektronik',
  '/kampanyalar/yil-sonu',
  '/kampanya/elektronik',
  '/magaza/bir-magaza',
  '/sayfa/hakkimizda.html',
])('%s may be fetched ahead', (address) => expect(isFetched(address)).toBe(true))

it('what is a visitor’s own or changes something is not fetched ahead', () => {
  const all = addresses(routeTable)
  expect(all.length).toBeGreaterThan(80)
  const owned =
    /^\/my\/|^\/(giris-yap|uye-ol|sepete-ekle|banka-yonlendirmesi|sifremi-unuttum|anket|cihaz-satis|magaza-basvuru|test|campaign-preview|pttem\/)/
  expect(all.filter((address) => owned.test(address) && isFetched(address))).toEqual([])
  for (const address of ['/sepete-ekle?productId=1', '/my/tr/sepet?a=1', '/giris-yap?redirect=x', '/eptnew/cart'])
    expect(isFetched(address)).toBe(false)
})
