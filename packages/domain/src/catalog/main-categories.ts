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

/** The top of the category tree by itself: all of it that every page shows, without its branches (rules.md L9). */
export const mainCategories = names.map(([name, slug], index) => ({ id: index + 1, name, slug, url: `/${slug}` }))
