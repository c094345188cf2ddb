import { writeLetters } from '../letters.ts'
import { type Pen, sketch } from './sketch.ts'

interface Bottle {
  readonly cap: string
  readonly drink: readonly [string, string, string]
  readonly rim: string
  readonly label: string
  readonly words: readonly [string] | readonly [string, string]
  /** What is drawn above the words on the label, around (64, 72). */
  readonly fruit: (pen: Pen) => readonly string[]
}

/** A clear bottle with its drink seen through it. */
const bottleOf = ({ cap, drink, rim, label, words: [first, second], fruit }: Bottle) =>
  sketch((pen) => [
    pen.relief('#FFFFFF', rim, 1.4, pen.box(52, 4, 24, 13, 3, cap)),
    pen.line('M57 7V14M62 7V14M67 7V14M72 7V14', '#000000', 1, 0.25),
    pen.relief(
      '#FFFFFF',
      rim,
      2.6,
      pen.shape(
        'M54 17H74V28C74 38 92 44 92 60V112C92 118 88 122 82 122H46C40 122 36 118 36 112V60C36 44 54 38 54 28Z',
        pen.across(...drink),
      ),
    ),
    pen.box(36, 58, 56, 48, 0, label),
    ...fruit(pen),
    writeLetters(first, { x: 38, y: second ? 80 : 84, width: 52, height: second ? 13 : 20 }, rim),
    second ? writeLetters(second, { x: 38, y: 92, width: 52, height: 13 }, rim) : '',
    pen.line('M43 52C41 56 40 60 40 66V108', '#FFFFFF', 3, 0.5),
  ])

const slice = ({ oval, line }: Pen, peel: string, flesh: string) => [
  oval(64, 71, 11, 11, peel),
  oval(64, 71, 9, 9, flesh),
  line('M64 63V79M57 67L71 75M57 75L71 67', '#FFFFFF', 1.4),
]

export const lemonade = bottleOf({
  cap: '#4AA03C',
  drink: ['#E8D858', '#F8F0A0', '#DCC83C'],
  rim: '#6A5E08',
  label: '#FFFCE4',
  words: ['LİMONATA'],
  fruit: (pen) => slice(pen, '#F0C81E', '#FAE878'),
})
export const turnipJuice = bottleOf({
  cap: '#F2F2F2',
  drink: ['#6E1440', '#A02C64', '#560E30'],
  rim: '#4A0828',
  label: '#FFF4F8',
  words: ['ŞALGAM'],
  fruit: ({ relief, shape, line, glow }) => [
    relief(
      '#E0A0C0',
      '#4A0828',
      1.2,
      shape('M54 66C54 62 74 62 74 66C75 74 67 78 64 84C61 78 53 74 54 66Z', glow('#B84A80', '#7A1C4C')),
    ),
    line('M64 64V58M60 64L57 59M68 64L71 59', '#4A9038', 2.2),
  ],
})
export const icedTea = bottleOf({
  cap: '#E2463A',
  drink: ['#B4601C', '#DC9248', '#9C4E12'],
  rim: '#5A2A06',
  label: '#FFF6E4',
  words: ['SOĞUK', 'ÇAY'],
  fruit: (pen) => slice(pen, '#F09A3A', '#FAC47A'),
})
export const pomegranateSauce = bottleOf({
  cap: '#2A2A2A',
  drink: ['#3A0A14', '#6A1824', '#2C060E'],
  rim: '#4A0A14',
  label: '#FFEFE8',
  words: ['NAR', 'EKŞİSİ'],
  fruit: ({ relief, oval, shape, glow }) => [
    relief(
      '#F8B0A8',
      '#6A0A14',
      1.2,
      oval(64, 71, 11, 10, glow('#E4564A', '#B01C24')),
      shape('M59 62L60 57L64 60L68 57L69 62Z', '#C42C30'),
    ),
    ...[
      [60, 70],
      [65, 68],
      [68, 73],
      [63, 75],
    ].map(([x = 0, y = 0]) => oval(x, y, 1.8, 1.8, '#FFB4AC')),
  ],
})
export const soySauce = bottleOf({
  cap: '#D02A22',
  drink: ['#1E120C', '#4A2E1E', '#140A06'],
  rim: '#2A1408',
  label: '#FFF8E8',
  words: ['SOYA', 'SOSU'],
  fruit: ({ relief, shape, oval }) => [
    relief('#E8F4B8', '#3E6A14', 1.2, shape('M50 76C52 64 66 60 80 64C78 76 64 82 50 76Z', '#8CBC4A')),
    oval(58, 73, 3.6, 3.6, '#C4DE86'),
    oval(65, 71, 3.6, 3.6, '#C4DE86'),
    oval(72, 69, 3.2, 3.2, '#C4DE86'),
  ],
})
