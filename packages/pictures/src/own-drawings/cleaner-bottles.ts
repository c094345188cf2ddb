import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

interface Cleaner {
  readonly cap: string
  readonly body: readonly [string, string, string]
  readonly rim: string
  readonly words: readonly [string, string]
  readonly sign: string
}

/** A bottle with a handle, such as cleaners that are poured come in. */
const cleanerOf = ({ cap, body, rim, words: [first, second], sign }: Cleaner) =>
  sketch(({ across, relief, box, shape, line }) => [
    relief('#FFFFFF', rim, 1.6, box(44, 4, 26, 20, 4, cap)),
    line('M50 8V20M57 8V20M64 8V20', '#000000', 1.2, 0.25),
    relief(
      '#FFFFFF',
      rim,
      2.6,
      shape(
        'M46 24H70C74 34 94 34 100 46C104 54 104 62 104 70V110C104 118 99 122 92 122H34C27 122 23 118 23 110V62C23 44 44 40 46 24ZM82 50C78 50 76 54 76 58V68C76 72 94 72 94 66C94 58 90 50 82 50Z',
        across(...body),
      ),
    ),
    relief('#FFFFFF', rim, 1, box(29, 74, 69, 40, 4, '#FFFEF6')),
    writeLetters(first, { x: 32, y: 75, width: 63, height: 18 }, rim),
    writeLetters(second, { x: 32, y: 92, width: 63, height: 18 }, rim),
    shape(sign, rim),
    line('M33 58C30 62 29 66 29 70', '#FFFFFF', 3.4, 0.6),
  ])

export const softSoap = cleanerOf({
  cap: '#D0A02A',
  body: ['#B8862E', '#E4BE6C', '#A47420'],
  rim: '#5A3C08',
  words: ['ARAP', 'SABUNU'],
  sign: 'M48 66C44 60 50 54 54 48C58 54 64 60 60 66C57 70 51 70 48 66Z',
})
export const drainOpener = cleanerOf({
  cap: '#F2C42C',
  body: ['#C8302A', '#F06A5E', '#B0241E'],
  rim: '#6A0E0A',
  words: ['LAVABO', 'AÇICI'],
  sign: 'M40 50H64V54H58L55 62V70H49V62L46 54H40Z',
})
