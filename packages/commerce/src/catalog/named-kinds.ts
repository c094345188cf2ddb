import { searchKey } from '@market/domain/text'
import {
  type CategoryNode,
  findCategory,
  kindsOf,
  pathTo,
  type QueryVocabulary,
  type QueryWord,
  understandQuery,
} from '@market/domain/catalog'

const maxKinds = 3

/**
 * Categories that typed words name: by their meaning (`telefon` is `Cep Telefonu`). Words without a meaning match
 * categories whose last word, which names the kind in Turkish, begins with them (`tel` for `Televizyon`).
 */
export function namedKinds(
  kinds: readonly CategoryNode[],
  vocabulary: QueryVocabulary,
  words: readonly QueryWord[],
): readonly CategoryNode[] {
  const keys = words.map(keyOf)
  const { words: rest, parts } = understandQuery(words.map(({ text }) => text).join(' '), vocabulary)
  const [filter] = rest.length === 0 && parts.length === 1 ? parts.map((part) => part.filter) : []
  const meant = filter?.kind === 'category' ? filter.slugs.flatMap((slug) => findCategory(slug) ?? []) : []
  const within = meant.flatMap((node) =>
    node.children.length === 0 ? [node] : [...calledSo(node, keys), ...kinds.filter(isIn(node))],
  )
  return (meant.length > 0 ? within : kinds.filter((kind) => endsWith(kind, keys))).slice(0, maxKinds)
}

const isIn =
  (node: CategoryNode) =>
  ({ slug }: CategoryNode) =>
    pathTo(slug).some(({ id }) => id === node.id)

/** A group is suggested only for its complete name: `kitap`, but not `telefon` for `Telefon ve Aksesuar`. */
const calledSo = (node: CategoryNode, keys: readonly string[]) =>
  searchKey(node.name) === keys.join(' ') ? [node] : []

/** Whether the typed words are the last words of one of the names; the last typed word may be unfinished. */
const endsWith = (category: CategoryNode, keys: readonly string[]) =>
  kindsOf(category).some((kind) => {
    const ends = searchKey(kind).split(' ').slice(-keys.length)
    return (
      ends.length === keys.length &&
      ends.every((word, index) =>
        index === keys.length - 1 ? word.startsWith(keys[index] ?? '') : word === keys[index],
      )
    )
  })

const keyOf = ({ forms: [key = ''] }: QueryWord): string => key
