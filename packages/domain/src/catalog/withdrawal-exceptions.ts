/** Slugs of the categories whose goods have no or only a limited right of withdrawal. */
export const withdrawalExceptions = {
  /** Goods that go off or follow a market's price: there the law knows no right of withdrawal. */
  none: new Set([
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
  ]),
  /** Goods that hygiene forbids to take back once opened, or that can be copied or read through. */
  sealed: new Set([
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
  ]),
} as const
