import type { QueryFilter } from './query-understanding.ts'

interface People {
  readonly filter: Extract<QueryFilter, { readonly kind: 'people' }>
  readonly label: string
}
const men = ['erkek', 'bay']
const women = ['kadin', 'bayan']
const boys = ['erkek cocuk', 'oglan']
const girls = ['kiz cocuk', 'kiz']
/** Folded words of products for children, which are left out of what is for adults. */
const young = ['cocuk', 'bebek', ...boys]
const childish = [...young, 'okul', 'ilkokul', 'anaokulu', 'oyuncak']
const gentleman = { words: men, others: [...women, ...childish], only: false }
const lady = { words: women, others: [...men, ...childish], only: false }
export const isChildish = (word: string): boolean => childish.includes(word)

const entry = (label: string, typed: string, filter: Omit<People['filter'], 'kind'>) =>
  typed.split(', ').map((word): [string, People] => [word, { filter: { kind: 'people', ...filter }, label }])

/**
 * Relatives with a suffix that marks the recipient: `babama`, `anneye`, `kızım`. Without a suffix they may be part of
 * any name.
 */
const relativesOf = (stems: string) =>
  stems
    .split(' ')
    .flatMap((stem) =>
      /[aeiou]$/.test(stem)
        ? ['m', 'me', 'ma', 'mize', 'miza', 'ye', 'ya', 'cigime', 'cigima'].map((suffix) => stem + suffix)
        : ['im', 'ime', 'ima', 'imiza', 'um', 'uma', 'umuza'].map((suffix) => stem + suffix),
    )
    // An evening dress, far more often than “to an elder brother”.
    .filter((word) => word !== 'abiye')
    .join(', ')

/** Folded words for the people who use a product. */
export const peopleWords: ReadonlyMap<string, People> = new Map([
  ...entry('Erkek', 'erkek, erkekler, erkege, men, man, bay, baylar, beyler', {
    words: men,
    others: [...women, ...young],
    only: false,
  }),
  ...entry('Kadın', 'kadin, kadinlar, kadina, women, woman, bayan, bayanlar, hanim, hanimlar', {
    words: women,
    others: [...men, ...young],
    only: false,
  }),
  ...entry('Erkek çocuk', 'erkek cocuk, oglan', { words: boys, others: girls, only: true }),
  ...entry('Erkek', relativesOf('baba dede abi agabey amca dayi eniste kayinpeder damat damad koca'), gentleman),
  ...entry('Erkek', 'erkek arkadasim, erkek arkadasima', gentleman),
  ...entry('Kadın', relativesOf('anne anneanne babaanne abla teyze hala yenge kayinvalide kaynana gelin kari'), lady),
  ...entry('Kadın', 'kiz arkadasim, kiz arkadasima', lady),
  ...entry('Yetişkin', 'esim, esime, esimin, sevgilim, sevgilime, nisanlima', {
    words: [],
    others: childish,
    only: false,
  }),
  ...entry('Kız', relativesOf('kiz'), { words: girls, others: [...men, ...boys], only: false }),
  ...entry('Erkek', relativesOf('ogl'), { words: boys, others: [...women, ...girls], only: false }),
  ...entry('Kız çocuk', 'kiz cocuk, kiz', { words: girls, others: boys, only: true }),
  ...entry('Çocuk', `cocuk, cocuklar, cocuga, ${relativesOf('cocug')}, kids`, {
    words: ['cocuk', ...boys, ...girls],
    others: [],
    only: true,
  }),
])
