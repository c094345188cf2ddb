import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { text } from '../fields.ts'

const row = v.strictObject({
  /** Leaf categories, or `aspects` of their kinds, parted by spaces. */
  of: text,
  noun: v.pipe(text, v.regex(/[ıiuü]$/, 'write a noun in the possessive, as Ekranı')),
  praise: text,
  complaint: text,
})
type Aspect = Omit<v.InferOutput<typeof row>, 'of'>

const aspects = once(() =>
  Map.groupBy(
    readRows(dataFile('comments/aspects.tsv'), row).flatMap(({ of, ...aspect }) =>
      of.split(' ').map((leaf) => ({ leaf, aspect })),
    ),
    ({ leaf }) => leaf,
  ),
)

/**
 * The aspects that comments on a leaf's products mention: a noun in the possessive, praise and complaint, such as
 * `Ekranı`, `güneşte okunuyor`, `dışarıda loş`.
 */
export function aspectsOf(leaf: string): readonly Aspect[] {
  const found = aspects().get(leaf)
  if (!found) throw new Error(`comments/aspects.tsv has nothing for ${leaf}: add its rows`)
  return found.map(({ aspect }) => aspect)
}
