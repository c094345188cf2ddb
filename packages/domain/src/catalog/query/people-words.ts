import type { QueryFilter } from './query-understanding.ts'

interface People {
  readonly filter: Extract<QueryFilter, { readonly kind: 'people' }>
  readonly label: string
}
const men = ['erkek', 'bay']
const women = ['kadin', 'bayan']
const boys = ['erkek cocuk', 'oglan']
const girls = ['kiz cocuk', 'kiz']

const entry = (label: string, typed: string, filter: Omit<People['filter'], 'kind'>) =>
  typed.split(', ').map((word): [string, People] => [word, { filter: { kind: 'people', ...filter }, label }])

/** Folded words for the people that a thing is for. */
export const peopleWords: ReadonlyMap<string, People> = new Map([
  ...entry('Erkek', 'erkek, erkekler, erkege, men, man, bay, baylar, beyler', {
    words: men,
    others: women,
    only: false,
  }),
  ...entry('Kadın', 'kadin, kadinlar, kadina, women, woman, bayan, bayanlar, hanim, hanimlar', {
    words: women,
    others: men,
    only: false,
  }),
  ...entry('Erkek çocuk', 'erkek cocuk, oglan', { words: boys, others: girls, only: true }),
  ...entry('Kız çocuk', 'kiz cocuk, kiz', { words: girls, others: boys, only: true }),
  ...entry('Çocuk', 'cocuk, cocuklar, cocuga, kids', { words: ['cocuk', ...boys, ...girls], others: [], only: true }),
])
