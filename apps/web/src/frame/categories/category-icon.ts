import type { IconName } from '@market/ui'

const icons: Readonly<Record<string, IconName>> = {
  elektronik: 'device-mobile',
  'giyim-aksesuar': 't-shirt',
  'kozmetik-saglik': 'drop',
  'anne-bebek': 'baby',
  'ev-yasam': 'couch',
  'hobi-dunyasi': 'puzzle',
  'outdoor-spor': 'walker',
  supermarket: 'basket',
  'otomobil-motosiklet': 'car',
  'pet-shop': 'paw',
}

/** The icon of a main category by its slug; squares for any other category. */
export const categoryIcon = (slug: string): IconName => icons[slug] ?? 'squares'
