/** Whether goods may be sent back without a reason: freely, only with their packaging unopened, or not at all. */
export type WithdrawalRight = 'free' | 'sealed' | 'none'

/** What goes off or costs what the markets say of it: there the law knows no right of withdrawal. */
const none = new Set([
  'altin-taki',
  'kahvaltilik',
  'temel-gida',
  'icecek',
  'atistirmalik',
  'meyve-ve-sebze',
  'bebek-mamasi',
  'vitamin',
  'kedi-mamasi',
  'kopek-mamasi',
  'kus-yemi',
  'balik-yemi',
  'kemirgen-yemi',
])

/** What hygiene forbids to take back once it is opened, and what can be copied or read through. */
const sealed = new Set([
  'kitap',
  'plak',
  'film',
  'bilgisayar-oyunu',
  'makyaj',
  'parfum-deodorant',
  'cilt-bakimi',
  'sampuan',
  'sac-kremi',
  'dis-fircasi',
  'sabun',
  'pamuk-ve-mendil',
  'maske',
  'bandaj',
  'cinsel-saglik',
  'bebek-bezi-islak-mendil',
  'biberon',
])

/** The right of withdrawal for a product by the slugs of its categories, from the root on. */
export const withdrawalRight = (categories: readonly string[]): WithdrawalRight =>
  categories.some((slug) => none.has(slug)) ? 'none' : categories.some((slug) => sealed.has(slug)) ? 'sealed' : 'free'

/** Categories that the rule names. */
export const withdrawalExceptions: readonly string[] = [...none, ...sealed]
