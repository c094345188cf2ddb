// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { splitTracking, withTracking } from './split-tracking.ts'

test.each([
  ['/', '/', ''],
  ['/elektronik?page=2', '/elektronik?page=2', ''],
  ['/?utm_source=bülten&utm_medium=e-posta', '/', 'utm_source=bülten&utm_medium=e-posta'],
  ['/arama?q=a%26b&gclid=Cj0&page=2', '/arama?q=a%26b&page=2', 'gclid=Cj0'],
  ['/arama?q=utm_source&fbclid', '/arama?q=utm_source', 'fbclid'],
  ['/arama?q=gclid%3D1', '/arama?q=gclid%3D1', ''],
  ['/?gclidx=1&utm=2', '/', 'gclidx=1&utm=2'],
  ['/elektronik?x=1&page=2&x=2', '/elektronik?page=2', 'x=1&x=2'],
  ['/elektronik?page[]=2', '/elektronik', 'page[]=2'],
  ['/itemlist/1?category=5', '/itemlist/1?category=5', ''],
  ['/fare-p-7?waw_keyword=kablosuz%20fare', '/fare-p-7', 'waw_keyword=kablosuz%20fare'],
  ['/?', '/', ''],
  ['/?&&q=?utm_source=1', '/?q=?utm_source=1', ''],
])('%s is the page %s', (address, path, tracked) => {
  expect(splitTracking(address)).toEqual({ path, tracked })
})

test('a visit that is sent on keeps what it is known by', () => {
  expect(withTracking('/yeni', 'gclid=1')).toBe('/yeni?gclid=1')
  expect(withTracking('/yeni?page=2', 'utm_source=a&gclid=1')).toBe('/yeni?page=2&utm_source=a&gclid=1')
})

test('every parameter that the web reads reaches its page', () => {
  const source = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
  )
  const read = files.flatMap((name) =>
    [
      ...readFileSync(`${source}/${name}`, 'utf8').matchAll(
        /(?:searchParams|query|URLSearchParams\([^)]*\)|\basked)(?:\.(?:get|getAll|has))?\('(\w+)'\)/g,
      ),
    ].map(([, parameter = '']) => parameter),
  )
  expect(read.length).toBeGreaterThan(20)
  expect(read.filter((name) => splitTracking(`/?${name}=1`).path === '/')).toEqual([])
})
