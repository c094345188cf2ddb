import { searchKey } from '@market/domain/text'
import { findCategory, type QueryPart, type QueryWord, understandQuery } from '@market/domain/catalog'
import { isAdjective, isPossessive } from '@market/commerce'
import { withAdjectives, withoutOtherCategory } from '../adjust-reading.ts'
import type { Reading } from '../attempts-at.ts'
import { isCategory, type Question } from '../question.ts'
import { namesKind } from './names-kind.ts'

/**
 * The query with its other words as adjectives too (`masa çekmece` is a table with drawers, `yünlü bere` a cap of `yün`),
 * and with an earlier kind than its last one: `cam suyu antifriz` is `antifrizli cam suyu`.
 */
export function described({ understanding, vocabulary, filter, corrected }: Question): readonly Reading[] {
  const kind = understanding.parts.find(isCategory)
  const { words } = understanding
  const isKindDescribed = words.some(isAdjective) && words.some(namesKind(vocabulary))
  if (words.length === 0 || (kind === undefined && !isKindDescribed)) return []
  const readings = [understanding]
  const isDescribed = words.some(({ inName }) => !inName)
  if (kind && isDescribed && kind.words.length > 0 && !isWholeName(kind)) {
    const other = withoutOtherCategory(understandQuery(kind.without.q, vocabulary, kind.without.literal), filter)
    // Without another kind the words are a name: `pijama takımı pamuk`.
    const named = (word: QueryWord): QueryWord => ({ ...word, inName: true })
    readings.push(other.parts.some(isCategory) ? other : { ...other, words: other.words.map(named) })
  }
  return readings.map((one) => ({
    understanding: { ...one, words: one.words.map(withAdjectives) },
    headed: kind !== undefined && one !== understanding && one.words.length > 1 && isPossessive({ text: kind.text }),
    leftOut: [],
    corrected,
  }))
}

/** Whether a part is the name of its category, so that no other product is meant: `kadın mont`. */
const isWholeName = ({ filter, text }: QueryPart): boolean =>
  filter.kind === 'category' &&
  filter.slugs.some((slug) => searchKey(findCategory(slug)?.name ?? '') === searchKey(text))
