import { once, readRows } from '@market/data-files'
import * as v from 'valibot'
import { type JudgedQuery, queryGroups, type Wanted } from './judged-query.ts'

const lists = ['in', 'named', 'choice'] as const
const texts = ['brand', 'shop'] as const
const flags = ['freeShipping', 'fastShipping', 'discounted'] as const
const oneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/**
 * Parses conditions such as `in=bal,recel; named=suzme`, all of which must hold; undefined if one is not understood.
 */
function readWanted(cell: string): Wanted | undefined {
  const wanted: { -readonly [Key in keyof Wanted]: Wanted[Key] } = {}
  for (const condition of cell === 'anything' ? [] : cell.split('; ')) {
    const [key = '', value] = condition.split('=')
    const price = /^(\d+)-(\d+)$/.exec(value ?? '')
    if (value === undefined && oneOf(flags, key)) wanted[key] = true
    // `bal_` matches the whole word only.
    else if (value && oneOf(lists, key)) wanted[key] = value.split(',').map((word) => word.replace(/_$/, ' '))
    else if (value && oneOf(texts, key)) wanted[key] = value
    else if (value && key === 'id') wanted.id = Number(value)
    else if (price && key === 'price') wanted.price = [Number(price[1]), Number(price[2])]
    else return undefined
  }
  return wanted
}

/** A cell of `first` or `never`: alternatives separated by ` | `. */
const wanteds = v.pipe(
  v.string(),
  v.rawTransform<string, readonly Wanted[]>(({ dataset, addIssue, NEVER }) => {
    const read = dataset.value === '' ? [] : dataset.value.split(' | ').map(readWanted)
    const understood = read.filter((one) => one !== undefined)
    if (understood.length === read.length) return understood
    addIssue({
      message: `write conditions as "in=bal,recel; named=suzme; price=0-500", of ${[...lists, ...texts, ...flags].join(', ')}, id and price`,
    })
    return NEVER
  }),
)
const row = v.pipe(
  v.strictObject({
    /** Invisible characters are written as `\u200b`. */
    query: v.pipe(
      v.string(),
      v.transform((text) =>
        text.replaceAll(/\\u([\da-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
      ),
    ),
    group: v.picklist(queryGroups, `write one of ${queryGroups.join(', ')}`),
    first: wanteds,
    never: wanteds,
    empty: v.picklist(['', 'yes'], 'write yes or leave it empty'),
  }),
  v.transform(({ query, group, first, never, empty }): JudgedQuery => ({
    query,
    group,
    first,
    ...(never.length > 0 && { never }),
    ...(empty === 'yes' && { mayBeEmpty: true }),
  })),
)

/** Searches of shoppers in the groups of `queryGroups`. */
export const judgedQueries = once(() => readRows(new URL('judged-queries.tsv', import.meta.url), row))
