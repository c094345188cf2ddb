// @vitest-environment node
import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const site = { titleShort: 'Güvercin', title: 'Güvercin: Güvenli alışverişin adresi', url: 'https://magaza.ornek' }
const assets = { early: '/assets/early.js', entry: '/assets/client.js', styles: [], scripts: [] }
const written = (path: string, canonical?: string) =>
  pageHtml(
    { head: { title: 'Deneme', ...(canonical !== undefined && { canonical }) }, body: [], state: {}, settings: {} },
    assets,
    site,
    path,
    '.a{color:red}',
  ).join('')
const linkOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('the canonical link leaves out advertising parameters', () => {
  expect(linkOf(written('/magaza-liste?utm_source=bulten&gclid=1'))).toBe('https://magaza.ornek/magaza-liste')
  expect(linkOf(written('/elektronik?utm_source=bulten&page=2', '/elektronik?page=2'))).toBe(
    'https://magaza.ornek/elektronik?page=2',
  )
})

test('a slash at the end makes no other page', () => {
  expect(linkOf(written('/magaza-liste/?utm_source=bulten'))).toBe('https://magaza.ornek/magaza-liste')
  expect(linkOf(written('/?gclid=1'))).toBe('https://magaza.ornek/')
})

test('an address is escaped in attributes and elements', () => {
  expect(written('/"><script>alert(1)</script>')).not.toContain('<script>alert')
})
