import { searchKey } from '@market/domain'
import { wordStems } from './word-stems.ts'

/** Words for what this shop does not sell, with the leaf categories whose things come nearest. */
const rows: readonly (readonly [words: string, leaves: string])[] = [
  ['iphone samsung galaxy xiaomi redmi huawei oppo', 'cep-telefonu'],
  ['ipad macbook', 'tablet dizustu-bilgisayar'],
  ['airpods', 'kulaklik'],
  ['playstation ps4 ps5 xbox nintendo', 'oyun-konsolu'],
  ['lego barbie', 'yapi-bloklari oyuncak-bebek'],
  ['nutella', 'findik-kremasi'],
  ['kombi petek soba şofben', 'isitici'],
]
const near = new Map(
  rows.flatMap(([words, leaves]) => words.split(' ').map((word) => [searchKey(word), leaves.split(' ')] as const)),
)

/** Slugs of the leaf categories that come nearest to what a word means; none for most words. */
export const nearKinds = (word: string): readonly string[] =>
  [searchKey(word), ...wordStems(word)].flatMap((form) => near.get(form) ?? [])
