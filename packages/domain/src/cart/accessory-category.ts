/** Accessories of a product by the name of its category: the categories whose products fit all of its products. */
const accessories: ReadonlyMap<string, string> = new Map([
  ['Cep Telefonu', 'ekran-koruyucu'],
  ['Fotoğraf Makinesi', 'tripod'],
  ['Aksiyon Kamerası', 'tripod'],
])

/** Slug of the category that has something to go with a line of the cart; undefined where nothing does. */
export const accessoryCategory = ({ categoryTree }: { readonly categoryTree: string }): string | undefined =>
  accessories.get(categoryTree.slice(categoryTree.lastIndexOf('>') + 1))
