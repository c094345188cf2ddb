import { searchKey } from '../text/search-key.ts'

/** Accessories of a product by the name of its category: the categories whose products fit all of its products. */
const accessories: ReadonlyMap<string, string> = new Map([
  ['Cep Telefonu', 'ekran-koruyucu'],
  ['Fotoğraf Makinesi', 'tripod'],
  ['Aksiyon Kamerası', 'tripod'],
])

/** Slug of the category that has something to go with a line of the cart; undefined where nothing does. */
export const accessoryCategory = ({ categoryTree }: { readonly categoryTree: string }): string | undefined =>
  accessories.get(categoryTree.slice(categoryTree.lastIndexOf('>') + 1))

const fits = /\bUyumlu\b/
const variants = new Set(['pro', 'plus', 'lite', 'max', 'ultra', 'mini', 'fe', 'se'])
const wordsOf = (text: string): readonly string[] => searchKey(text).split(/\s+/)

/**
 * Whether an accessory fits a product by their names: “… T5 Pro Uyumlu” fits a “T5 Pro” and neither a “T5” nor a “T7 Pro”. One that
 * names no model fits all of its category.
 */
export function fitsProduct(product: string, accessory: string): boolean {
  const at = accessory.search(fits)
  if (at < 0) return true
  const [model, name] = [wordsOf(accessory.slice(0, at).trim()), wordsOf(product)]
  return [1, 2, 3].some((count) => {
    const wanted = model.slice(-count)
    const from = name.findIndex((_, index) => wanted.every((word, offset) => name[index + offset] === word))
    const isWhole = !variants.has(wanted[0] ?? '') && !variants.has(name[from + count] ?? '')
    return from >= 0 && wanted.length === count && isWhole && /[a-z].*\d|\d.*[a-z]/.test(wanted.join(' '))
  })
}
