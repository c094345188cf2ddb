import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { makeProduct, type SeedProduct } from '@market/demo-data'
import { leafCategories } from '@market/domain/catalog'
import { compose, DrawingLibrary, parsePictureKey, renderPicture } from '@market/pictures'

/**
 * `npm run contact-sheet -- folder [products of a leaf] [pictures of a product]`: writes a page per main category with
 * the pictures of its leaf categories' first products, for a visual check.
 */
const [folder = join(tmpdir(), 'contact-sheet'), products = '8', pictures = '1'] = process.argv.slice(2)
const width = 160
const drawings = new DrawingLibrary()
const leaves = leafCategories()
const wanted = new Map(leaves.map(({ id }) => [id, [] as SeedProduct[]]))
const open = new Set(wanted.keys())
for (let id = 1; open.size > 0 && id < 20_000; id += 1) {
  const made = makeProduct(id, new Date())
  const shown = wanted.get(made.product.category_id)
  if (shown && shown.length < Number(products)) shown.push(made)
  if (shown?.length === Number(products)) open.delete(made.product.category_id)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
async function drawn(key: string): Promise<string> {
  const picture = parsePictureKey(key)
  if (!picture) return `<b>${escaped(key)}</b>`
  const image = await renderPicture(await compose(picture, drawings), width, 'webp')
  return `<img alt="" title="${key}" width="${width}" height="${width}" src="data:image/webp;base64,${image.toString('base64')}">`
}
async function card({ product, brand }: SeedProduct): Promise<string> {
  const images = await Promise.all(product.images.slice(0, Number(pictures)).map(drawn))
  return `<figure>${images.join('')}<figcaption>${escaped(`${brand} ${product.name}`)}</figcaption></figure>`
}

const style = `body{font:11px sans-serif;margin:8px}h2{margin:8px 0 2px;font-size:13px}div{display:flex;flex-wrap:wrap;gap:4px}figure{margin:0;max-width:${width * Number(pictures)}px}figcaption{height:26px;overflow:hidden}`
const sheets = new Map<string, string[]>()
for (const { id, slug, name } of leaves) {
  const shown = wanted.get(id) ?? []
  const main = shown[0]?.categoryNames[0] ?? 'empty'
  const cards = await Promise.all(shown.map(card))
  sheets.set(main, [...(sheets.get(main) ?? []), `<h2>${name} (${slug})</h2><div>${cards.join('')}</div>`])
}
mkdirSync(folder, { recursive: true })
for (const [at, [main, rows]] of [...sheets].entries()) {
  const page = `<!doctype html><meta charset="utf-8"><title>${main}</title><style>${style}</style><h1>${main}</h1>${rows.join('')}`
  writeFileSync(join(folder, `${at + 1}.html`), page)
}
process.stdout.write(`${sheets.size} sheets in ${resolve(folder)}\n`)
