import { isDrawingName, isHeavy, parsePictureKey, type Picture } from '@market/pictures'
import { expect, it } from 'vitest'
import { leafOf, leafSlugs } from '../vocabulary/index.ts'
import { makeProduct } from './make-product.ts'

type Shown = Extract<Picture, { kind: 'product' }>

const now = new Date('2026-11-23T09:00:00Z')
const products = Array.from({ length: 2000 }, (_, index) => makeProduct(index + 1, now))
const shown = (key: string): Shown => {
  const picture = parsePictureKey(key)
  if (picture?.kind !== 'product') throw new Error(`${key} is no picture of a product`)
  return picture
}

it('draws every kind by a drawing that there is', () => {
  for (const slug of leafSlugs()) {
    const { kinds, staples, drawn } = leafOf(slug)
    const drawings = [...drawn.map(([drawing]) => drawing), ...[...kinds, ...staples].flatMap((kind) => kind.drawings)]
    for (const drawing of drawings) expect(isDrawingName(drawing), `${slug}.yaml: ${drawing}`).toBe(true)
  }
})

it('puts nothing heavy on a box, and tilts none of it', () => {
  for (const { product } of products)
    for (const { drawing, view } of product.images.map(shown))
      if (isHeavy(drawing)) expect(['front', 'side', 'use', 'close'], product.name).toContain(view)
})

it('shows a product from at least three sides, none twice, all in one look', () => {
  for (const { product } of products) {
    const pictures = product.images.map(shown)
    expect(pictures.length, product.name).toBeGreaterThanOrEqual(3)
    expect(new Set(pictures.map(({ view }) => view)).size).toBe(pictures.length)
    expect(
      new Set(pictures.map(({ drawing, tone, pattern, label }) => [drawing, tone, pattern, label].join())).size,
    ).toBe(1)
  }
})

it('rarely shows two neighbours of a leaf alike', () => {
  const rows = Map.groupBy(products, ({ product }) => product.category_id)
  const pairs = [...rows.values()].flatMap((row) =>
    row.slice(1).map((one, at) => [row[at]?.product.images[0] ?? '', one.product.images[0] ?? ''] as const),
  )
  const look = (key: string) => {
    const { drawing, tone, view, pattern, label } = shown(key)
    return [drawing, tone, view, pattern, label].join()
  }
  const alike = pairs.filter(([one, other]) => look(one) === look(other))
  expect(alike.length / pairs.length).toBeLessThan(0.07)
})

it('draws what the name says: its kind, pattern and maker', () => {
  const named = (word: RegExp) => products.filter(({ product }) => word.test(product.name))
  const expectAll = (word: RegExp, look: Partial<Shown>) => {
    const found = named(word)
    expect(found.length, String(word)).toBeGreaterThan(0)
    for (const { product } of found) expect(shown(product.images[0] ?? ''), product.name).toMatchObject(look)
  }
  expectAll(/Bulaşık Makinesi(?! Tuzu)/, { drawing: 'dishwasher' })
  expectAll(/Robot Süpürge/, { drawing: 'robot-vacuum' })
  expectAll(/Bilekli[kğ].*gr$|Altın Bileklik/, { drawing: 'bracelet' })
  expectAll(/Puantiyeli.*(Elbise|Bluz)/, { pattern: 'dots' })
  expectAll(/Oje .*Gece Mavisi/, { drawing: 'nail-varnish', tone: 'navy' })
  expectAll(/Ruj Nude/, { drawing: 'lipstick', tone: 'sand' })
  expectAll(/Erkek.*(Fermuarlı Bot|Çizme)/, { drawing: 'zipped-boot' })
  expectAll(/Erkek.*Sandalet/, { drawing: 'flat-sandal' })
  expectAll(/Uzun Kollu Zıbın/, { drawing: 'long-sleeved-bodysuit' })
  expectAll(/Mum .*(Bardakta|Kapta)/, { drawing: 'candle-jar' })
  expectAll(/(Takım Elbise|Pantolon).*Ekose/, { pattern: 'checks' })
  const tea = products.find(({ product }) => product.images[0]?.startsWith('tea-box'))
  expect(tea?.product.images[0]).toMatch(/\.[a-z_-]+$/)
})
