const names: readonly (readonly [name: string, slug: string])[] = [
  ['Elektronik', 'elektronik'],
  ['Giyim & Aksesuar', 'giyim-aksesuar'],
  ['Kozmetik & Sağlık', 'kozmetik-saglik'],
  ['Anne & Bebek', 'anne-bebek'],
  ['Ev & Yaşam', 'ev-yasam'],
  ['Hobi Dünyası', 'hobi-dunyasi'],
  ['Outdoor & Spor', 'outdoor-spor'],
  ['Süpermarket', 'supermarket'],
  ['Otomobil & Motosiklet', 'otomobil-motosiklet'],
  ['Pet Shop', 'pet-shop'],
]

/**
 * The top level of the category tree. It is separate from the branches, because it is all that every page shows
 * (rules.md L9).
 */
export const mainCategories = names.map(([name, slug], index) => ({ id: index + 1, name, slug, url: `/${slug}` }))
